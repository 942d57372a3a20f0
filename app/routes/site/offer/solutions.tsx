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
        <p className="lead">{appName} is for B2B sales in African markets. Choose your goal.</p>
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
              title="Describe your customer"
              text="Use plain words. Check our interpretation before the search runs."
            >
              <SentenceRead sentence={sentence} readAs={readAs} found={found} />
            </Stop>
            <Stop
              id="fit"
              shot="score"
              title="See matches and reasons"
              text="Each company gets a score. You can check every part of it."
            >
              {best ? <ScoredCompany {...best} /> : null}
            </Stop>
            <Stop
              id="write"
              shot="campaign"
              title="Email them"
              text="Send your best templates to a search’s leads as a campaign."
            >
              <TemplateFigure />
            </Stop>
            <Stop
              id="meet"
              shot="agents"
              title="Send a local agent"
              text="Local agents call and visit for you. They earn commission only when a deal closes."
            >
              <AgentFigure appName={appName} />
            </Stop>
            <Stop
              id="deal"
              shot="board"
              title="Follow it to the deal"
              text="Every lead keeps its history, from search to close."
            >
              <DealFigure />
            </Stop>
          </ol>
        </div>
      </section>
      <section className="wide stack">
        <h2 className="big">The usual way, and this one</h2>
        <table className="table plain compare [--columns:2]">
          <caption className="visually-hidden">Comparison</caption>
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
        <h2 className="big">Limits of {appName}</h2>
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
                View pricing
              </a>
            </p>
          </div>
        </div>
      </section>
    </main>
  );
}
