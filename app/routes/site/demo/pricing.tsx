import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formatNumber, formatUsd } from "~/core/format";
import { IS_COMING } from "~/domains/billing/plans/coming";
import { DEMO_CORPORATE, PLANS, TRIAL_AGENTS, TRIAL_DAYS } from "~/domains/billing/plans/plans";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { ComingSoon } from "~/ui/data/coming-soon";
import { Icon } from "~/ui/icons";
import { Rich } from "~/ui/rich";
import { siteMeta } from "../site-meta";
import { requireDemo } from "./switch.server";
import { DemoHead } from "./tabs";

const { startup, scaleup, corporate, trial } = PLANS;

export const meta = siteMeta({
  title: (appName) => m.site_pricing_demo_pricing({ appName }),
  description: () => m.site_pricing_the_three_plans_at_a(),
  path: paths.site.demoPricing,
  picture: "demo",
});

export async function loader(args: LoaderFunctionArgs) {
  await requireDemo(args);
  return null;
}

const cards = () =>
  [startup, scaleup, DEMO_CORPORATE].map(({ name, monthlyPrice, leads }) => ({
    name,
    price: formatUsd(monthlyPrice),
    leads:
      leads === null ? m.site_pricing_unlimited_leads() : m.site_pricing_leads_per_month({ count: leads }),
  }));
const agentLimits = () =>
  [startup, scaleup, corporate].map(({ agents }) =>
    agents === null ? m.site_pricing_unlimited_agents() : m.site_pricing_up_to_agents({ count: agents }),
  );

export default function DemoPricingPage() {
  const agents = agentLimits();
  return (
    <main id="main" className="site">
      <section className="wide stack">
        <DemoHead current={paths.site.demoPricing} title={m.site_pricing_three_plans_for_growing_markets()}>
          {m.site_pricing_the_trial_includes_leads_and({
            leads: trial.leads,
            agents: TRIAL_AGENTS,
            trialDays: TRIAL_DAYS,
          })}
        </DemoHead>
        <div className="grid-3">
          {cards().map(({ name, price, leads }, index) => (
            <article key={name} className="card">
              <h2>{name}</h2>
              <p className="price">
                <Rich parts={m.site_pricing_per_month.parts({ price })} />
              </p>
              <ul className="ticks">
                <li>
                  <Icon name="check" />
                  {leads}
                </li>
                <li>
                  <Icon name="check" />
                  {agents[index]}
                  <ComingSoon isComing={IS_COMING.agents} />
                </li>
              </ul>
            </article>
          ))}
        </div>
        <p className="note warning">
          <b>
            {m.site_pricing_costs_today({ plan: corporate.name, price: formatUsd(corporate.monthlyPrice) })}
          </b>
          <span>
            <Rich
              parts={m.site_pricing_this_demo_shows_with_unlimited.parts({
                shownPrice: formatUsd(DEMO_CORPORATE.monthlyPrice),
                price: formatUsd(corporate.monthlyPrice),
                leads: formatNumber(corporate.leads),
              })}
              tags={{ link: (text) => <a href={paths.site.pricing}>{text}</a> }}
            />
          </span>
        </p>
        <p>
          <a className="button accent" href={paths.auth.businessSignup}>
            {m.site_pricing_start_free_trial()}
          </a>
        </p>
      </section>
    </main>
  );
}
