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
  title: (appName) => `Become a sales agent in your market | ${appName}`,
  description: () =>
    `Sell for businesses that want customers where you live. ${RANGE} commission, scored leads and training. Free to join, no monthly fees.`,
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

export default function AgentSignupPage() {
  const { confidence, isReached, earnings } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="site">
      <section className="hero wide">
        <div className="stack">
          <h1>Sell for companies you know how to reach</h1>
          <p className="lead">
            Businesses want customers where you live, and you know the people. You get AI leads{" "}
            {confidence === null
              ? "with a score that shows its reasons"
              : `${isReached ? "with" : "built for"} ${confidence} confidence`}
            , training, and {RANGE} commission when a deal closes.
          </p>
          <div className="row">
            <a className="button accent" href={paths.agent.apply}>
              Apply as Agent
            </a>
            <a className="button" href={paths.agent.login}>
              Agent Login
            </a>
          </div>
          <p className="muted small">Joining and training are free, with no monthly fees.</p>
        </div>
        <LaterStyleApart />
        <Receipt value={400_000} tier="bronze" />
      </section>
      <section className="band">
        <div className="wide stack">
          <h2 className="big">
            Close more, earn more
            <ComingSoon isComing={IS_COMING.payouts} />
          </h2>
          <ReadingCards reading="signup" ratesTo={paths.site.rates} />
        </div>
      </section>
      <EarningsCalculator {...earnings} />
      <section className="wide stack">
        <h2 className="big">Four steps, then your first lead</h2>
        <ApplicationWay />
      </section>
      <section className="night">
        <div className="wide halves">
          <div className="stack tight">
            <h2 className="big">Costs</h2>
            <p>Only your time. Without a deal, you earn nothing and owe nothing.</p>
            <p>
              <a href={paths.site.rates}>View rates and payout times</a>
            </p>
          </div>
          <Figures>
            <FigureOf label="to join">{formatUsd(JOINING.fee)}</FigureOf>
            <FigureOf label="per month">{formatUsd(JOINING.monthlyFee)}</FigureOf>
            <FigureOf label="minutes to apply, at most">{JOINING.applicationMinutes}</FigureOf>
          </Figures>
        </div>
      </section>
    </main>
  );
}
