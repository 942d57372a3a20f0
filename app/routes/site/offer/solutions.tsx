import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { PLANS, TRIAL_DAYS } from "~/domains/billing/plans/plans";
import { exampleLead } from "~/domains/lead-search/runs/demo-search.server";
import { contextOf } from "~/http/session/guards.server";
import { paths } from "~/paths";
import { LaterStyleApart } from "~/ui/deferred-stylesheet";
import { Icon } from "~/ui/icons";
import type { PageHandle } from "~/ui/page-handle";
import { siteMeta } from "../site-meta";
import { CAPABILITIES, GOALS, LIMITS } from "./solutions-content";
import { ScoredCompany, SentenceRead } from "./solutions-example";
import { AgentFigure, DealFigure, Stop, TemplateFigure } from "./solutions-way";

export const handle: PageHandle = { style: "compare" };

export const meta = siteMeta({
  title: (appName) => `Solutions: from one sentence to a closed deal | ${appName}`,
  description: () =>
    "Enter a new African market, fill a pipeline, sell through local agents: how it works, step by step, with a real score and its reasons.",
  path: paths.site.solutions,
  picture: "solutions",
});

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await contextOf(args);
  const { total, ...example } = await exampleLead(ctx);
  return {
    appName: ctx.config.APP_NAME,
    ...example,
    found: `${formatTotal(total)} ${total.count === 1 ? "company" : "companies"}`,
  };
}

export default function SolutionsPage() {
  const { appName, sentence, readAs, found, best } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="site">
      <section className="wide stack opening">
        <h1>From one sentence to a closed deal</h1>
        <p className="lead">
          {appName} is for businesses that sell to other businesses in African markets. Start from what you
          want to reach.
        </p>
        <LaterStyleApart />
        <ul className="stations">
          {GOALS.map(([goal, text, to, step]) => (
            <li key={goal} className="stack tight">
              <h2>{goal}</h2>
              <p className="muted">{text}</p>
              <a href={to}>{step}</a>
            </li>
          ))}
        </ul>
      </section>
      <section className="band">
        <div className="wide stack opening">
          <h2 className="big">How it works, step by step</h2>
          <ol className="way">
            <Stop
              id="find"
              shot="search"
              title="Say whom you want to sell to"
              text="Write it as you would say it. You see how it was understood and correct it before anything runs."
            >
              <SentenceRead sentence={sentence} readAs={readAs} found={found} />
            </Stop>
            <Stop
              id="fit"
              shot="score"
              title="See who fits, and why"
              text="Each company gets a score. The score is a plain sum, and you can check every line of it."
            >
              {best ? <ScoredCompany {...best} /> : null}
            </Stop>
            <Stop
              id="write"
              shot="campaign"
              title="Write to them"
              text="Keep your best messages as templates, and send them to the leads of a search as a campaign."
            >
              <TemplateFigure />
            </Stop>
            <Stop
              id="meet"
              shot="agents"
              title="Send someone who knows the place"
              text="Local agents call and visit for you, and earn a commission when a deal closes, nothing before."
            >
              <AgentFigure appName={appName} />
            </Stop>
            <Stop
              id="deal"
              shot="board"
              title="Follow it to the deal"
              text="Every lead keeps its history, from the search that found it to the day it closed."
            >
              <DealFigure />
            </Stop>
          </ol>
        </div>
      </section>
      <section className="wide stack">
        <h2 className="big">The usual way, and this one</h2>
        <table className="table plain compare [--columns:2]">
          <caption className="visually-hidden">How each need is met</caption>
          <thead>
            <tr>
              <th scope="col">You need to</th>
              <th scope="col">The usual way</th>
              <th scope="col">With {appName}</th>
            </tr>
          </thead>
          <tbody>
            {CAPABILITIES.map(({ need, usual, here, more }) => (
              <tr key={need}>
                <th scope="row">{need}</th>
                <td>{usual}</td>
                <td>
                  {here} {more ? <a href={more.to}>{more.label}</a> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className="wide halves">
        <h2 className="big">What {appName} does not do</h2>
        <ul className="ticks muted">
          {LIMITS.map((limit) => (
            <li key={limit}>
              <Icon name="x" />
              {limit}
            </li>
          ))}
        </ul>
      </section>
      <section className="night">
        <div className="wide halves">
          <h2 className="big">Try it on your own market</h2>
          <div className="stack">
            <p>
              {TRIAL_DAYS} days, {PLANS.trial.leads} leads and {PLANS.trial.agents} agent. No card.
            </p>
            <p className="row">
              <a className="button accent" href={paths.auth.businessSignup}>
                Start Free Trial
              </a>
              <a className="button quiet" href={paths.site.pricing}>
                See the prices
              </a>
            </p>
          </div>
        </div>
      </section>
    </main>
  );
}
