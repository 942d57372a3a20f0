import type { TierAdvancement } from "~/domains/agents/json";
import { type AgentTier, TIERS } from "~/domains/agents/tiers";

const nameOf = (tier: string | null) => (tier ? TIERS[tier as AgentTier].name : "");

/** The congratulation stays for 8 seconds; without a new tier it describes the next step. */
export const closedFlash = (
  { advanced, previousTier, newTier, newCommissionRate }: TierAdvancement,
  next: string,
) =>
  advanced
    ? ({
        kind: "success",
        title: "Congratulations on your new tier",
        text: `You moved from ${nameOf(previousTier)} to ${nameOf(newTier)}. Your commission rate is ${newCommissionRate}% once the deals are confirmed. ${next}`,
        seconds: 8,
      } as const)
    : ({ kind: "success", title: "Lead Closed", text: next } as const);
