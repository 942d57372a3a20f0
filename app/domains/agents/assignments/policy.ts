import type { Account } from "~/core/context";
import { formatDate, plural } from "~/core/format";
import { trialHasEnded } from "~/domains/billing/periods";
import { PLANS, settledPlan } from "~/domains/billing/plans/plans";
import { m } from "~/messages/messages";
import { type AgentTier, TIERS } from "../tiers";

/** An agent with fewer open assignments counts as available; the marketplace view uses the same number. */
export const FREE_BELOW = 3;

/** Durations in months. Without one, an assignment lasts until one side ends it. */
export const DURATIONS = [1, 3, 6, 12, 24] as const;

export const MESSAGE_LENGTH = 1_000;

/** The limit used in SQL if the plan has none. */
export const NO_LIMIT = 1_000_000;

type Planned = Pick<Account, "plan" | "formerPlan">;

/** Seats of the plan. An unpaid upgrade adds no seats until it is paid, but assigned agents stay assigned. */
export const mostAgents = (account: Planned): number | null => PLANS[settledPlan(account)].agents;

export const isFull = (account: Planned, assigned: number): boolean => {
  const limit = mostAgents(account);
  return limit !== null && assigned >= limit;
};

export function assignRefusal(account: Account, assigned: number, now: Date): string | null {
  if (trialHasEnded(account, now))
    return `Your trial ended${account.trialEndsAt ? ` on ${formatDate(account.trialEndsAt)}` : ""}. Choose a plan to assign agents.`;
  const limit = mostAgents(account);
  if (limit === null || assigned < limit) return null;
  const more = account.formerPlan ? "Pay for your upgrade" : "Upgrade";
  return `Your ${PLANS[settledPlan(account)].name} plan is limited to ${plural(limit, "agent")}. ${more} to assign more, or end an assignment first.`;
}

export function placesText({
  used,
  demo,
  limit,
}: {
  used: number;
  demo: number;
  limit: number | null;
}): string {
  const taken = limit === null ? plural(used, "agent") : `${used} of ${plural(limit, "agent")}`;
  if (demo === 0) return m.agents_policy_assigned({ taken });
  return `${taken} assigned. ${plural(demo, "demo agent")} ${demo === 1 ? "doesn’t" : "don’t"} use a seat on your plan.`;
}

export const rateWords = (rate: number) => m.agents_policy_rate({ rate });
export const rateOf = (tier: AgentTier) => TIERS[tier].rate;

export const durationWords = (months: number | null) =>
  months === null ? m.agents_policy_until_one_ends() : m.agents_policy_months({ count: months });
