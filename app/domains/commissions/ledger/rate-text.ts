import { type AgentTier, TIERS } from "~/domains/agents/tiers";
import { m } from "~/messages/messages";

/** What the next deal pays, in percent. A tier reached only by reported deals doesn't pay yet. */
export function rateText(confirmed: AgentTier, reported: AgentTier): string {
  const { rate } = TIERS[confirmed];
  const { name: tier, rate: next } = TIERS[reported];
  return confirmed === reported
    ? m.agents_commission_rate_lead({ rate })
    : m.agents_commission_rate_lead_once({ rate, tier, next });
}
