import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatUsd } from "~/core/format";
import { readClaims } from "~/domains/admin/settings/public-figures.server";
import { readEarnings } from "~/domains/agents/earnings";
import { IS_COMING, JOINING } from "~/domains/agents/programme";
import { rangeOf, SIGNUP_READING } from "~/domains/agents/readings";
import { ApplicationWay } from "~/domains/agents/ui/application-way";
import { ReadingCards } from "~/domains/agents/ui/reading-cards";
import { Receipt } from "~/domains/agents/ui/receipt";
import { contextOf } from "~/http/session/guards.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { ComingSoon } from "~/ui/data/coming-soon";
import { LaterStyleApart } from "~/ui/deferred-stylesheet";
import type { PageHandle } from "~/ui/page-handle";
import { FigureOf, Figures } from "../claim";
import { siteMeta } from "../site-meta";
import { EarningsCalculator } from "./earnings-calculator";

export const handle: PageHandle = { style: "agents" };

const RANGE = rangeOf(SIGNUP_READING);

export const meta = siteMeta({
  title: (appName) => m.site_agent_signup_become_a_sales_agent_in({ appName }),
  description: () => m.site_agent_signup_sell_for_businesses_that_want({ range: RANGE }),
  path: paths.site.agentSignup,
  picture: "agents",
});

export async function loader(args: LoaderFunctionArgs) {
  const { confidence, counted } = await readClaims(await contextOf(args));
  return {
    confidence,
    isReached: counted.confidence === undefined,
    earnings: readEarnings(new URL(args.request.url).searchParams),
  };
}

/** The pitch to agents; a confidence not reached yet is worded as what the product is built for. */
function leadText(confidence: string | null, isReached: boolean) {
  if (confidence === null) return m.site_agent_signup_businesses_want_customers_where_you({ range: RANGE });
  return isReached
    ? m.site_agent_signup_businesses_want_customers_where_you_2({ confidence, range: RANGE })
    : m.site_agent_signup_businesses_want_customers_where_you_3({ confidence, range: RANGE });
}

export default function AgentSignupPage() {
  const { confidence, isReached, earnings } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="site">
      <section className="hero wide">
        <div className="stack">
          <h1>{m.site_agent_signup_sell_for_companies_you_know()}</h1>
          <p className="lead">{leadText(confidence, isReached)}</p>
          <div className="row">
            <a className="button accent" href={paths.agent.apply}>
              {m.site_agent_signup_apply_as_agent()}
            </a>
            <a className="button" href={paths.agent.login}>
              {m.site_agent_signup_agent_login()}
            </a>
          </div>
          <p className="muted small">{m.site_agent_signup_joining_and_training_are_free()}</p>
        </div>
        <LaterStyleApart />
        <Receipt value={400_000} tier="bronze" />
      </section>
      <section className="band">
        <div className="wide stack">
          <h2 className="big">
            {m.site_agent_signup_close_more_earn_more()}
            <ComingSoon isComing={IS_COMING.payouts} />
          </h2>
          <ReadingCards reading="signup" ratesTo={paths.site.rates} />
        </div>
      </section>
      <EarningsCalculator {...earnings} />
      <section className="wide stack">
        <h2 className="big">{m.site_agent_signup_four_steps_then_your_first()}</h2>
        <ApplicationWay />
      </section>
      <section className="night">
        <div className="wide halves">
          <div className="stack tight">
            <h2 className="big">{m.site_agent_signup_costs()}</h2>
            <p>{m.site_agent_signup_only_your_time_without_a()}</p>
            <p>
              <a href={paths.site.rates}>{m.site_agent_signup_view_rates_and_payout_times()}</a>
            </p>
          </div>
          <Figures>
            <FigureOf label={m.site_agent_signup_to_join()}>{formatUsd(JOINING.fee)}</FigureOf>
            <FigureOf label={m.site_agent_signup_per_month()}>{formatUsd(JOINING.monthlyFee)}</FigureOf>
            <FigureOf label={m.site_agent_signup_minutes_to_apply_at_most()}>
              {JOINING.applicationMinutes}
            </FigureOf>
          </Figures>
        </div>
      </section>
    </main>
  );
}
