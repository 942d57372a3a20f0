import { formatUsd } from "~/core/format";
import type { Claims } from "~/domains/admin/settings/public-figures.server";
import { LANDING_READING } from "~/domains/agents/readings";
import { TierStairs } from "~/domains/agents/ui/tier-stairs";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { ClaimList } from "./claim";

const WHY = [
  m.site_home_parts_pan_african_coverage,
  m.site_home_parts_regional_pricing,
  m.site_home_parts_ai_human_hybrid,
];

const STATS = [
  ["agents", m.site_home_parts_sales_agents, m.site_home_parts_sales_agents_2],
  ["countries", m.site_home_parts_countries, m.site_home_parts_countries_2],
  ["revenue", m.site_home_parts_revenue_generated, m.site_home_parts_revenue_generated_2],
  ["companies", m.site_home_parts_companies, m.site_home_parts_companies_2],
] as const;

/** Example deal value in US cents. */
const STORY_DEAL = 1_200_000;

/** An agent's earnings, for visitors who are not a business. */
export function AgentProgram() {
  const { from, to } = LANDING_READING;
  return (
    <section className="night">
      <div className="wide halves">
        <div className="stack">
          <h2 className="big">{m.site_home_parts_earn_in_the_market_you()}</h2>
          <p>{m.site_home_parts_agents_sell_for_businesses_in({ from, to })}</p>
          <p className="small">
            {m.site_home_parts_example_deals_at_real_rates({ deal: formatUsd(STORY_DEAL) })}
          </p>
          <p>
            <a href={paths.site.rates}>{m.site_home_parts_the_rate_you_are_paid()}</a>
          </p>
          <p className="row">
            <a className="button" href={paths.agent.applyOrHome}>
              {m.site_home_parts_apply_as_agent()}
            </a>
            <a className="button" href={paths.site.agentCommunity}>
              {m.site_home_parts_learn_more_about_agent_program()}
            </a>
          </p>
        </div>
        <TierStairs valueCents={STORY_DEAL} />
      </div>
    </section>
  );
}

/** The operator’s claims, and reasons to choose the product. */
export function WhyChoose({
  appName,
  claims,
}: {
  appName: string;
  claims: Pick<Claims, (typeof STATS)[number][0] | "counted">;
}) {
  return (
    <section className="band">
      <div className="wide halves">
        <div className="stack opening">
          <h2 className="big">{m.site_home_parts_why_choose({ appName })}</h2>
          <ClaimList claims={claims} labels={STATS} />
        </div>
        <ul className="stations mt-3">
          {WHY.map((reason) => (
            <li key={reason()}>
              <h3>{reason()}</h3>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
