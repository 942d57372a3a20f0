import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { PLANS, TRIAL_AGENTS, TRIAL_DAYS } from "~/domains/billing/plans/plans";
import { exampleLead } from "~/domains/lead-search/runs/demo-search.server";
import { contextOf } from "~/http/session/guards.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { LaterStyleApart } from "~/ui/deferred-stylesheet";
import { Icon } from "~/ui/icons";
import type { PageHandle } from "~/ui/page-handle";
import { siteMeta } from "../site-meta";
import { capabilities, goals, limits } from "./solutions-content";
import { ScoredCompany, SentenceRead } from "./solutions-example";
import { AgentFigure, DealFigure, Stop, TemplateFigure } from "./solutions-way";

export const handle: PageHandle = { style: "compare" };

export const meta = siteMeta({
  title: (appName) => m.site_solutions_solutions_from_one_sentence_to({ appName }),
  description: () => m.site_solutions_enter_a_new_african_market(),
  path: paths.site.solutions,
  picture: "solutions",
});

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await contextOf(args);
  const { total, ...example } = await exampleLead(ctx);
  return {
    appName: ctx.config.APP_NAME,
    ...example,
    found: { count: total.count, total: formatTotal(total) },
  };
}

export default function SolutionsPage() {
  const { appName, sentence, readAs, found, best } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="site">
      <section className="wide stack opening">
        <h1>{m.site_solutions_from_one_sentence_to_a()}</h1>
        <p className="lead">{m.site_solutions_is_for_b2b_sales_in({ appName })}</p>
        <LaterStyleApart />
        <ul className="stations">
          {goals().map(([goal, text, to, step]) => (
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
          <h2 className="big">{m.site_solutions_how_it_works_step_by()}</h2>
          <ol className="way">
            <Stop
              id="find"
              shot="search"
              title={m.site_solutions_describe_your_customer()}
              text={m.site_solutions_use_plain_words_check_our()}
            >
              <SentenceRead sentence={sentence} readAs={readAs} found={found} />
            </Stop>
            <Stop
              id="fit"
              shot="score"
              title={m.site_solutions_see_matches_and_reasons()}
              text={m.site_solutions_each_company_gets_a_score()}
            >
              {best ? <ScoredCompany {...best} /> : null}
            </Stop>
            <Stop
              id="write"
              shot="campaign"
              title={m.site_solutions_email_them()}
              text={m.site_solutions_send_your_best_templates_to()}
            >
              <TemplateFigure />
            </Stop>
            <Stop
              id="meet"
              shot="agents"
              title={m.site_solutions_send_a_local_agent()}
              text={m.site_solutions_local_agents_call_and_visit()}
            >
              <AgentFigure appName={appName} />
            </Stop>
            <Stop
              id="deal"
              shot="board"
              title={m.site_solutions_follow_it_to_the_deal()}
              text={m.site_solutions_every_lead_keeps_its_history()}
            >
              <DealFigure />
            </Stop>
          </ol>
        </div>
      </section>
      <section className="wide stack">
        <h2 className="big">{m.site_solutions_the_usual_way_and_this()}</h2>
        <table className="table plain compare [--columns:2]">
          <caption className="visually-hidden">{m.site_solutions_comparison()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.site_solutions_you_need_to()}</th>
              <th scope="col">{m.site_solutions_the_usual_way()}</th>
              <th scope="col">{m.site_solutions_with({ appName })}</th>
            </tr>
          </thead>
          <tbody>
            {capabilities().map(({ need, usual, here, more }) => (
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
      <section className="wide">
        <details>
          <summary>{m.site_solutions_limits_of({ appName })}</summary>
          <ul className="ticks muted">
            {limits().map((limit) => (
              <li key={limit}>
                <Icon name="x" />
                {limit}
              </li>
            ))}
          </ul>
        </details>
      </section>
      <section className="night">
        <div className="wide halves">
          <h2 className="big">{m.site_solutions_try_it_on_your_own()}</h2>
          <div className="stack">
            <p>
              {m.site_solutions_days_leads_and_agent_no({
                trialDays: TRIAL_DAYS,
                leads: PLANS.trial.leads,
                agents: TRIAL_AGENTS,
              })}
            </p>
            <p className="row">
              <a className="button accent" href={paths.auth.businessSignup}>
                {m.site_solutions_start_free_trial()}
              </a>
              <a className="button quiet" href={paths.site.pricing}>
                {m.site_solutions_view_pricing()}
              </a>
            </p>
          </div>
        </div>
      </section>
    </main>
  );
}
