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
  title: (appName) => `Commission rates of agents | ${appName}`,
  description: () =>
    `What an agent is paid: ${entry.rate}% of a deal to begin with, ${platinum.rate}% at the top. How to move up, when the money comes, and a worked example.`,
  path: paths.site.rates,
  picture: "rates",
});

const DEALS = [180_000, 425_000, 460_000, 275_050, 1_200_000];

const WHEN = [
  [
    "You report the close",
    "You enter the value. Your totals and your tier move at once. The rate you have that day is written to the deal and stays with it.",
  ],
  [
    "The business confirms, and pays the commission to us",
    "The commission is on hold for 14 days from then, and until it is paid to us. You see it, and whom it waits for.",
  ],
  [
    "You are paid",
    "At the rate written to the deal. Only confirmed deals count towards it: a close that was disputed lifts nobody’s rate.",
  ],
  [
    "Or the business disputes",
    "Then your totals and your tier go back to what they were, and nothing is paid for that deal.",
  ],
] as const;

const REFERRED = { monthly: 30_000, firstDeal: 600_000 };

const BONUSES = [
  [formatUsd(AFFILIATE.signupBonus), "when an agent you referred signs up"],
  [`${AFFILIATE.earningsRate}%`, `of what that agent earns each month, for ${AFFILIATE.months} months`],
  [
    formatUsd(AFFILIATE.firstDealBonus),
    `when that agent’s first deal is worth ${formatUsd(AFFILIATE.firstDealFrom)} or more`,
  ],
] as const;

export default function CommissionRatesPage() {
  const example = affiliateEarnings(Array(AFFILIATE.months).fill(REFERRED.monthly), REFERRED.firstDeal);
  return (
    <main id="main" className="site">
      <section className="hero wide">
        <div className="stack">
          <h1>What an agent is paid</h1>
          <p className="lead">
            {plural(AGENT_TIERS.length, "tier")}, {AGENT_TIERS.length} rates. You begin at {entry.rate}% of a
            deal, and {platinum.rate}% is the top. These are the rates that are paid; other pages show ranges.
          </p>
        </div>
        <LaterStyleApart />
        <TierStairs />
      </section>
      <section className="wide stack">
        <h2 className="big">
          The rates, and what it takes to move up
          <ComingSoon isComing={IS_COMING.payouts} />
        </h2>
        <TierTable value={400_000} />
      </section>
      <section className="band">
        <div className="wide halves">
          <div className="stack tight">
            <h2 className="big">{DEALS.length} deals, to the cent</h2>
            <p className="muted">
              The third deal brings the total over {formatUsd(bronze.threshold.totalLeadValue)}, so the agent
              is {bronze.name} from then on. That third deal is still paid at the tier held when it closed.
              The fourth is the first at {bronze.rate}%.
            </p>
            <p className="muted">Amounts are rounded to the cent, half a cent up.</p>
          </div>
          <PaidDealsTable values={DEALS} />
        </div>
      </section>
      <section className="wide halves">
        <div className="stack tight">
          <h2 className="big">
            When the money comes
            <ComingSoon isComing={IS_COMING.payouts} />
          </h2>
          <p className="muted">
            A business that confirms a deal also owes a platform fee. It is not taken from your commission.
          </p>
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
            Bring another agent
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
            An agent you referred closes a first deal of {formatUsd(REFERRED.firstDeal)} and earns{" "}
            {formatUsd(REFERRED.monthly)} a month for a year. You get {formatUsd(example.signupBonus)} +{" "}
            {formatUsd(example.share)} + {formatUsd(example.bonus)} = <b>{formatUsd(example.total)}</b>.
          </p>
        </div>
      </section>
      <section className="wide halves">
        <div className="stack tight">
          <h2 className="big">Why other pages show other figures</h2>
          <p className="muted">
            They describe the programme in three steps and in ranges. What you are paid is the table at the
            top of this page: your rate follows your tier, and your tier follows what you close.
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
