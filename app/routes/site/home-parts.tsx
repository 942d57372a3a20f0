import { formatUsd } from "~/core/format";
import type { Claims } from "~/domains/admin/settings/public-figures.server";
import { LANDING_READING } from "~/domains/agents/readings";
import { type AgentTier, commissionOf, TIERS } from "~/domains/agents/tiers";
import { TierStairs } from "~/domains/agents/ui/tier-stairs";
import { paths } from "~/paths";
import { ClaimList } from "./claim";

const WHY = [
  ["Pan-African Coverage", "One directory for all 54 countries, searched in plain words."],
  ["Regional Pricing", "Plans for your first market and beyond. No card for the trial."],
  ["AI-Human Hybrid", "Software finds and ranks the companies. Local agents call and visit."],
] as const;

const STATS = [
  ["agents", "sales agents"],
  ["countries", "countries"],
  ["revenue", "revenue generated"],
  ["companies", "companies"],
] as const;

/** US cents. */
const STORY_DEAL = 1_200_000;
const paid = (tier: AgentTier) => formatUsd(commissionOf(STORY_DEAL, tier));

/** What an agent earns, for visitors who are not a business. */
export function AgentProgram() {
  const { from, to } = LANDING_READING;
  const { leadsClosed } = TIERS.silver.threshold;
  return (
    <section className="night">
      <div className="wide halves">
        <div className="stack">
          <h2 className="big">Earn in the market you know</h2>
          <p>
            Agents sell for businesses in markets they know and earn {from}-{to}% commission per deal. Joining
            is free, with no monthly fees.
          </p>
          <p>
            Wanjiru sells solar pumps around Nakuru. Her first deal of {formatUsd(STORY_DEAL)} brings her{" "}
            {paid("entry")}. After {leadsClosed} deals the same one brings {paid("silver")}, and at the top{" "}
            {paid("platinum")}.
          </p>
          <p className="small">Example deals at real rates.</p>
          <p>
            <a href={paths.site.rates}>The rate you are paid follows your tier</a>
          </p>
          <p className="row">
            <a className="button" href={paths.agent.applyOrHome}>
              Apply as Agent
            </a>
            <a className="button" href={paths.site.agentCommunity}>
              Learn More About Agent Program
            </a>
          </p>
        </div>
        <TierStairs valueCents={STORY_DEAL} />
      </div>
    </section>
  );
}

/** The operator’s reasons and claims. */
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
          <h2 className="big">Why Choose {appName}</h2>
          <ClaimList claims={claims} labels={STATS} />
        </div>
        <ul className="stations mt-3">
          {WHY.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
