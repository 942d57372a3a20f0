import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formatNumber, formatUsd } from "~/core/format";
import { IS_COMING } from "~/domains/billing/plans/coming";
import { DEMO_CORPORATE, PLANS, TRIAL_DAYS } from "~/domains/billing/plans/plans";
import { paths } from "~/paths";
import { ComingSoon } from "~/ui/data/coming-soon";
import { Icon } from "~/ui/icons";
import { siteMeta } from "../site-meta";
import { requireDemo } from "./switch.server";
import { DemoHead } from "./tabs";

const { startup, scaleup, corporate, trial } = PLANS;

export const meta = siteMeta({
  title: (appName) => `Demo: pricing | ${appName}`,
  description: () => "The three plans at a glance, with leads, agents and today’s prices.",
  path: paths.site.demoPricing,
  picture: "demo",
});

export async function loader(args: LoaderFunctionArgs) {
  await requireDemo(args);
  return null;
}

const CARDS = [startup, scaleup, DEMO_CORPORATE].map(({ name, monthlyPrice, leads }) => ({
  name,
  price: formatUsd(monthlyPrice),
  leads: leads === null ? "Unlimited leads" : `${formatNumber(leads)} leads per month`,
}));
const AGENTS = [startup, scaleup, corporate].map(({ agents }) =>
  agents === null ? "Unlimited agents" : `Up to ${agents} agents`,
);

export default function DemoPricingPage() {
  return (
    <main id="main" className="site">
      <section className="wide stack">
        <DemoHead current={paths.site.demoPricing} title="Three plans for growing markets">
          The trial includes {trial.leads} leads and {trial.agents} agent for {TRIAL_DAYS} days. No card
          needed.
        </DemoHead>
        <div className="grid-3">
          {CARDS.map(({ name, price, leads }, index) => (
            <article key={name} className="card">
              <h2>{name}</h2>
              <p className="price">
                <b>{price}</b> per month
              </p>
              <ul className="ticks">
                <li>
                  <Icon name="check" />
                  {leads}
                </li>
                <li>
                  <Icon name="check" />
                  {AGENTS[index]}
                  <ComingSoon isComing={IS_COMING.agents} />
                </li>
              </ul>
            </article>
          ))}
        </div>
        <p className="note warning">
          <b>
            {corporate.name} costs {formatUsd(corporate.monthlyPrice)} today
          </b>
          <span>
            This demo shows {formatUsd(DEMO_CORPORATE.monthlyPrice)} with unlimited leads. The plan sold today
            is {formatUsd(corporate.monthlyPrice)} per month with {formatNumber(corporate.leads)} leads
            included and no hard stop. <a href={paths.site.pricing}>View current pricing</a>
          </span>
        </p>
        <p>
          <a className="button accent" href={paths.auth.businessSignup}>
            Start Free Trial
          </a>
        </p>
      </section>
    </main>
  );
}
