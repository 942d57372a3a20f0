import { formatUsd } from "~/core/format";
import { AFFILIATE, affiliateEarnings, IS_COMING } from "~/domains/agents/programme";
import { AGENT_TIERS, TIERS } from "~/domains/agents/tiers";
import { PaidDealsTable } from "~/domains/agents/ui/paid-deals-table";
import { ReadingsTable } from "~/domains/agents/ui/readings-table";
import { TierStairs } from "~/domains/agents/ui/tier-stairs";
import { TierTable } from "~/domains/agents/ui/tier-table";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { ComingSoon } from "~/ui/data/coming-soon";
import { LaterStyleApart } from "~/ui/deferred-stylesheet";
import type { PageHandle } from "~/ui/page-handle";
import { Rich } from "~/ui/rich";
import { FigureOf, Figures } from "../claim";
import { siteMeta } from "../site-meta";

const { entry, platinum, bronze } = TIERS;

export const handle: PageHandle = { style: "agents" };

export const meta = siteMeta({
  title: (appName) => m.site_commission_rates_agent_commission_rates({ appName }),
  description: () =>
    m.site_commission_rates_agent_commission_from_to_per({ lowest: entry.rate, highest: platinum.rate }),
  path: paths.site.rates,
  picture: "rates",
});

const DEALS = [180_000, 425_000, 460_000, 275_050, 1_200_000];

const WHEN = [
  [m.site_commission_rates_you_report_the_deal, m.site_commission_rates_enter_the_value_your_totals],
  [m.site_commission_rates_the_business_confirms_and_pays, m.site_commission_rates_commission_is_on_hold_for],
  [m.site_commission_rates_you_get_paid, m.site_commission_rates_at_the_deals_rate_only],
  [m.site_commission_rates_or_the_business_disputes_it, m.site_commission_rates_your_totals_and_tier_are],
] as const;

const REFERRED = { monthly: 30_000, firstDeal: 600_000 };

const bonuses = () => [
  [formatUsd(AFFILIATE.signupBonus), m.site_commission_rates_when_your_referral_signs_up()],
  [
    `${AFFILIATE.earningsRate}%`,
    m.site_commission_rates_of_their_monthly_earnings_for({ count: AFFILIATE.months }),
  ],
  [
    formatUsd(AFFILIATE.firstDealBonus),
    m.site_commission_rates_for_their_first_deal_of({ least: formatUsd(AFFILIATE.firstDealFrom) }),
  ],
];

export default function CommissionRatesPage() {
  const example = affiliateEarnings(Array(AFFILIATE.months).fill(REFERRED.monthly), REFERRED.firstDeal);
  return (
    <main id="main" className="site">
      <section className="hero wide">
        <div className="stack">
          <h1>{m.site_commission_rates_agent_commission()}</h1>
          <p className="lead">
            {m.site_commission_rates_tiers_rates_from_to_per({
              count: AGENT_TIERS.length,
              lowest: entry.rate,
              highest: platinum.rate,
            })}
          </p>
        </div>
        <LaterStyleApart />
        <TierStairs />
      </section>
      <section className="wide stack">
        <h2 className="big">
          {m.site_commission_rates_rates_and_tier_requirements()}
          <ComingSoon isComing={IS_COMING.payouts} />
        </h2>
        <TierTable value={400_000} />
      </section>
      <section className="band">
        <div className="wide halves">
          <div className="stack tight">
            <h2 className="big">{m.site_commission_rates_deals_to_the_cent({ count: DEALS.length })}</h2>
            <p className="muted">
              {m.site_commission_rates_the_third_deal_lifts_the({
                total: formatUsd(bronze.threshold.totalLeadValue),
                tier: bronze.name,
                rate: bronze.rate,
              })}
            </p>
            <p className="muted">{m.site_commission_rates_amounts_are_rounded_to_the()}</p>
          </div>
          <PaidDealsTable values={DEALS} />
        </div>
      </section>
      <section className="wide halves">
        <div className="stack tight">
          <h2 className="big">
            {m.site_commission_rates_payout_timeline()}
            <ComingSoon isComing={IS_COMING.payouts} />
          </h2>
          <p className="muted">{m.site_commission_rates_businesses_also_pay_a_platform()}</p>
        </div>
        <ol className="stack">
          {WHEN.map(([title, text]) => (
            <li key={title()}>
              <b>{title()}</b>
              <p className="muted">{text()}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="night">
        <div className="wide stack" id="affiliate">
          <h2 className="big">
            {m.site_commission_rates_referral_rewards()}
            <ComingSoon isComing={IS_COMING.referrals} />
          </h2>
          <Figures>
            {bonuses().map(([value, label]) => (
              <FigureOf key={label} label={label}>
                {value}
              </FigureOf>
            ))}
          </Figures>
          <p>
            <Rich
              parts={m.site_commission_rates_your_referral_closes_a_first.parts({
                firstDeal: formatUsd(REFERRED.firstDeal),
                monthly: formatUsd(REFERRED.monthly),
                signupBonus: formatUsd(example.signupBonus),
                share: formatUsd(example.share),
                bonus: formatUsd(example.bonus),
                total: formatUsd(example.total),
              })}
            />
          </p>
        </div>
      </section>
      <section className="wide halves">
        <div className="stack tight">
          <h2 className="big">{m.site_commission_rates_figures_on_other_pages()}</h2>
          <p className="muted">{m.site_commission_rates_they_summarise_the_programme_in()}</p>
          <p>
            <a className="button primary" href={paths.agent.apply}>
              {m.site_commission_rates_apply_as_agent()}
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
