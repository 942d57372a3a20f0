import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatUsd } from "~/core/format";
import { readClaims } from "~/domains/admin/settings/public-figures.server";
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
import { siteMeta } from "../site-meta";

export const handle: PageHandle = { style: "agents" };

const RANGE = rangeOf(SIGNUP_READING);

export const meta = siteMeta({
  title: (appName) => `Become a sales agent in your market | ${appName}`,
  description: () =>
    `Sell for businesses that want customers where you live. ${RANGE} commission, leads that say why they fit, training. Free to join, no monthly fees.`,
  path: paths.site.agentSignup,
  picture: "agents",
});

export async function loader(args: LoaderFunctionArgs) {
  const { confidence, soFar } = await readClaims(await contextOf(args));
  return { confidence, soFar: soFar.confidence ?? null };
}

const WEEK = [
  [
    "A request comes",
    "A business asks for you. You see what it sells and what it wants. You accept, or you decline; nothing is shared before.",
  ],
  [
    "You get leads",
    "Companies in your market, each with a score and the reasons for it: industry, country, size, and what is not known.",
  ],
  [
    "You call and visit",
    "This part is yours. You write down what happened in a form that also works on a slow line.",
  ],
  ["You report the deal", "One number: what it is worth. Your totals move at once, and with them your tier."],
  [
    "You are paid",
    "14 days after the business confirmed, once it has paid us. Until then the commission is on hold, and you see that it is.",
  ],
] as const;

export default function AgentSignupPage() {
  const { confidence, soFar } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="site">
      <section className="hero wide">
        <div className="stack">
          <h1>Sell for companies you know how to reach</h1>
          <p className="lead">
            Businesses want customers where you live, and you know the people. You get AI leads with{" "}
            {confidence === null ? "a score that shows its reasons" : `${confidence} confidence`}
            {soFar === null ? "" : ` (our aim; ${soFar})`}, training, and {RANGE} commission when a deal
            closes.
          </p>
          <div className="row">
            <a className="button accent" href={paths.agent.apply}>
              Apply as Agent
            </a>
            <a className="button" href={paths.agent.login}>
              Agent Login
            </a>
          </div>
          <p className="muted small">
            Joining is free. There are no monthly fees, and nothing to buy first. The lessons of the academy
            are free too.
          </p>
        </div>
        <LaterStyleApart />
        <Receipt value={400_000} tier="bronze" />
      </section>
      <section className="band">
        <div className="wide stack">
          <h2 className="big">
            Close more, and more of it is yours
            <ComingSoon isComing={IS_COMING.payouts} />
          </h2>
          <ReadingCards reading="signup" ratesTo={paths.site.rates} />
        </div>
      </section>
      <section className="wide stack">
        <h2 className="big">Four steps, then your first lead</h2>
        <ApplicationWay />
      </section>
      <section className="band">
        <div className="wide halves">
          <div className="stack tight">
            <h2 className="big">
              A week’s work, on the phone you have
              <ComingSoon isComing={IS_COMING.leads} />
            </h2>
            <p className="muted">
              There is no app to install. The pages are light, need no script to be read, and open on a cheap
              phone and a slow line. The last line of this page says what it weighed.
            </p>
          </div>
          <ol className="stack">
            {WEEK.map(([title, text]) => (
              <li key={title}>
                <b>{title}</b>
                <p className="muted">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="night">
        <div className="wide halves">
          <div className="stack tight">
            <h2 className="big">What it costs you</h2>
            <p>Your time. If no deal closes you earn nothing, and you owe nothing.</p>
            <p>
              <a href={paths.site.rates}>Read what is paid, and when</a>
            </p>
          </div>
          <dl className="claims">
            <div>
              <dt>to join</dt>
              <dd>{formatUsd(JOINING.fee)}</dd>
            </div>
            <div>
              <dt>a month</dt>
              <dd>{formatUsd(JOINING.monthlyFee)}</dd>
            </div>
            <div>
              <dt>minutes to apply, at most</dt>
              <dd>{JOINING.applicationMinutes}</dd>
            </div>
          </dl>
        </div>
      </section>
    </main>
  );
}
