import { type AgentTier, type ClosedTotals, commissionOf, tierOf } from "./tiers";

interface PaidDeal {
  /** US cents. */
  value: number;
  /** Tier when the deal closed, based on the deals before it. */
  tier: AgentTier;
  /** US cents. */
  commission: number;
  totals: ClosedTotals;
}

export function payDeals(values: readonly number[]): PaidDeal[] {
  let totals: ClosedTotals = { leadsClosed: 0, totalLeadValue: 0 };
  return values.map((value) => {
    const tier = tierOf(totals);
    totals = { leadsClosed: totals.leadsClosed + 1, totalLeadValue: totals.totalLeadValue + value };
    return { value, tier, commission: commissionOf(value, tier), totals };
  });
}
