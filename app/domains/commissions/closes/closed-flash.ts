import type { TierAdvancement } from "~/domains/agents/json";
import { type AgentTier, TIERS } from "~/domains/agents/tiers";
import { m } from "~/messages/messages";

const nameOf = (tier: string | null) => (tier ? TIERS[tier as AgentTier].name : "");

/** The congratulation shown for 8 seconds; without a new tier it describes the next step. */
export const closedFlash = (
  { advanced, previousTier, newTier, newCommissionRate }: TierAdvancement,
  next: string,
) =>
  advanced
    ? ({
        kind: "success",
        title: m.agents_closed_flash_congratulations_on_your_new_tier(),
        text: m.agents_closed_flash_you_moved_from_to_your({
          previousTier: nameOf(previousTier),
          newTier: nameOf(newTier),
          newCommissionRate: newCommissionRate ?? 0,
          next,
        }),
        seconds: 8,
      } as const)
    : ({ kind: "success", title: m.agents_closed_flash_lead_closed(), text: next } as const);
