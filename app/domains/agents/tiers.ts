/** Tiers from lowest to highest. */
export const AGENT_TIERS = ["entry", "bronze", "silver", "gold", "platinum"] as const;
export type AgentTier = (typeof AGENT_TIERS)[number];

/** `totalLeadValue` is US cents. */
export interface ClosedTotals {
  leadsClosed: number;
  totalLeadValue: number;
}

export interface TierTerms {
  name: string;
  rate: number;
  /** Reaching either value is enough. */
  threshold: ClosedTotals;
}

export const TIERS: Record<AgentTier, TierTerms> = {
  entry: { name: "Entry", rate: 5, threshold: { leadsClosed: 0, totalLeadValue: 0 } },
  bronze: { name: "Bronze", rate: 7, threshold: { leadsClosed: 5, totalLeadValue: 1_000_000 } },
  silver: { name: "Silver", rate: 10, threshold: { leadsClosed: 15, totalLeadValue: 5_000_000 } },
  gold: { name: "Gold", rate: 12, threshold: { leadsClosed: 30, totalLeadValue: 15_000_000 } },
  platinum: { name: "Platinum", rate: 15, threshold: { leadsClosed: 60, totalLeadValue: 50_000_000 } },
};

const isReached = (tier: AgentTier, totals: ClosedTotals) => {
  const { leadsClosed, totalLeadValue } = TIERS[tier].threshold;
  return totals.leadsClosed >= leadsClosed || totals.totalLeadValue >= totalLeadValue;
};

export const tierOf = (totals: ClosedTotals): AgentTier =>
  AGENT_TIERS.findLast((tier) => isReached(tier, totals)) ?? "entry";

export function remainingToNextTier(totals: ClosedTotals) {
  const next = AGENT_TIERS[AGENT_TIERS.indexOf(tierOf(totals)) + 1];
  if (!next) return null;
  const { leadsClosed, totalLeadValue } = TIERS[next].threshold;
  return {
    tier: next,
    leads: leadsClosed - totals.leadsClosed,
    value: totalLeadValue - totals.totalLeadValue,
  };
}

/** US cents, with half a cent rounded up. */
export const commissionOf = (dealValue: number, tier: AgentTier) =>
  Math.round((dealValue * TIERS[tier].rate) / 100);
