import type { AgentTier } from "~/domains/agents/tiers";

const MONTHLY = { days: 30, words: "Paid monthly" };
const EVERY_TWO_WEEKS = { days: 14, words: "Paid every two weeks" };
const WEEKLY = { days: 7, words: "Paid weekly" };

const RHYTHM: Record<AgentTier, { days: number; words: string }> = {
  entry: MONTHLY,
  bronze: MONTHLY,
  silver: EVERY_TWO_WEEKS,
  gold: WEEKLY,
  platinum: WEEKLY,
};

export const payoutSchedule = (tier: AgentTier) => RHYTHM[tier];
