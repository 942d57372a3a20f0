import { formatUsd, plural } from "~/core/format";
import { AFFILIATE, affiliateEarnings, IS_COMING } from "~/domains/agents/programme";
import { AGENT_TIERS, TIERS } from "~/domains/agents/tiers";
import { PaidDealsTable } from "~/domains/agents/ui/paid-deals-table";
import { ReadingsTable } from "~/domains/agents/ui/readings-table";
import { TierStairs } from "~/domains/agents/ui/tier-stairs";
import { TierTable } from "~/domains/agents/ui/tier-table";
import { paths } from "~/paths";
import { ComingSoon } from "~/ui/data/coming-soon";
import { LaterStyleApart } from "~/ui/deferred-stylesheet";
import type { PageHandle } from "~/ui/page-handle";
import { FigureOf, Figures } from "../claim";
import { siteMeta } from "../site-meta";

const { entry, platinum, bronze } = TIERS;

export const handle: PageHandle = { style: "agents" };

export const meta = siteMeta({
  title: (appName) => `Agent commission rates | ${appName}`,
  description: () =>
    `Agent commission from ${entry.rate}% to ${platinum.rate}% per deal: tiers, payout times and an example.`,
  path: paths.site.rates,
  picture: "rates",
});

const DEALS = [180_000, 425_000, 460_000, 275_050, 1_200_000];

const WHEN = [
  [
    "You report the deal",
    "Enter the value. Your totals and tier update immediately. The deal keeps that day’s rate.",
  ],
  [
    "The business confirms and pays us",
    "Commission is on hold for 14 days and until the business pays us. You see its status.",
  ],
  ["You get paid", "At the deal’s rate. Only confirmed deals raise it; disputed deals don’t."],
  ["Or the business disputes it", "Your totals and tier are reset, and the deal is not paid."],
] as const;

const REFERRED = { monthly: 30_000, firstDeal: 600_000 };

const BONUSES = [
  [formatUsd(AFFILIATE.signupBonus), "when your referral signs up"],
  [`${AFFILIATE.earningsRate}%`, `of their monthly earnings, for ${AFFILIATE.months} months`],
  [
    formatUsd(AFFILIATE.firstDealBonus),
    `for their first deal of ${formatUsd(AFFILIATE.firstDealFrom)} or more`,
  ],
] as const;

export default function CommissionRatesPage() {
  const example = affiliateEarnings(Array(AFFILIATE.months).fill(REFERRED.monthly), REFERRED.firstDeal);
  return (
    <main id="main" className="site">
      <section className="hero wide">
        <div className="stack">
          <h1>Agent commission</h1>
          <p className="lead">
            {plural(AGENT_TIERS.length, "tier")}, {AGENT_TIERS.length} rates, from {entry.rate}% to{" "}
            {platinum.rate}% per deal. These are the rates paid; other pages show ranges.
          </p>
        </div>
        <LaterStyleApart />
        <TierStairs />
      </section>
      <section className="wide stack">
        <h2 className="big">
          Rates and tier requirements
          <ComingSoon isComing={IS_COMING.payouts} />
        </h2>
        <TierTable value={400_000} />
      </section>
      <section className="band">
        <div className="wide halves">
          <div className="stack tight">
            <h2 className="big">{DEALS.length} deals, to the cent</h2>
            <p className="muted">
              The third deal lifts the total above {formatUsd(bronze.threshold.totalLeadValue)}, so the agent
              becomes {bronze.name}. It is paid at the tier held at close. The fourth is the first at{" "}
              {bronze.rate}%.
            </p>
            <p className="muted">Amounts are rounded to the nearest cent.</p>
          </div>
          <PaidDealsTable values={DEALS} />
        </div>
      </section>
      <section className="wide halves">
        <div className="stack tight">
          <h2 className="big">
            Payout timeline
            <ComingSoon isComing={IS_COMING.payouts} />
          </h2>
          <p className="muted">Businesses also pay a platform fee. It doesn’t reduce your commission.</p>
        </div>
        <ol className="stack">
          {WHEN.map(([title, text]) => (
            <li key={title}>
              <b>{title}</b>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="night">
        <div className="wide stack" id="affiliate">
          <h2 className="big">
            Referral rewards
            <ComingSoon isComing={IS_COMING.referrals} />
          </h2>
          <Figures>
            {BONUSES.map(([value, label]) => (
              <FigureOf key={label} label={label}>
                {value}
              </FigureOf>
            ))}
          </Figures>
          <p>
            Your referral closes a first deal of {formatUsd(REFERRED.firstDeal)} and earns{" "}
            {formatUsd(REFERRED.monthly)} per month for a year. You get {formatUsd(example.signupBonus)} +{" "}
            {formatUsd(example.share)} + {formatUsd(example.bonus)} = <b>{formatUsd(example.total)}</b>.
          </p>
        </div>
      </section>
      <section className="wide halves">
        <div className="stack tight">
          <h2 className="big">Figures on other pages</h2>
          <p className="muted">
            They summarise the programme in ranges. You are paid by the table above, according to your tier.
          </p>
          <p>
            <a className="button primary" href={paths.agent.apply}>
              Apply as Agent
            </a>
          </p>
        </div>
        <ReadingsTable
          signup={paths.site.agentSignup}
          community={paths.site.agentCommunity}
          landing={paths.site.home}
        />
      </section>
    </main>
  );
}
