import type { Account } from "~/core/context";
import { formatDate, formatUsd, plural } from "~/core/format";
import { nextPeriodDay, trialHasEnded } from "./periods";
import { EXTRA_LEAD_PRICE, PLANS } from "./plans/plans";
import { readOnlyNote } from "./read-only";

export interface LeadUsage {
  used: number;
  limit: number;
  /** Null if runs are not limited. */
  left: number | null;
  period: string;
}

export function leadsLeftText(account: Account, usage: LeadUsage, now: Date): string {
  if (account.readOnlySince) return "Your plan has ended";
  if (trialHasEnded(account, now)) return "Your trial has ended";
  if (usage.left === null)
    return usage.used < usage.limit
      ? `${plural(usage.limit - usage.used, "included lead")} left this month`
      : `${plural(usage.used, "lead")} used this month, no limit`;
  const when = account.formerPlan
    ? "until your new plan is paid"
    : account.plan === "trial"
      ? "in your trial"
      : "this month";
  return usage.left === 0 ? `No leads left ${when}` : `${plural(usage.left, "lead")} left ${when}`;
}

const nextPlanText = () =>
  `The ${PLANS.startup.name} plan includes ${PLANS.startup.leads} leads per month for ${formatUsd(PLANS.startup.monthlyPrice)}.`;

export function readOnlyRefusal(account: Account, now: Date): string | null {
  const note = readOnlyNote({ account, now: () => now });
  return note ? `${note} You keep your leads. ${nextPlanText()}` : null;
}

export function leadRefusal(account: Account, usage: LeadUsage, now: Date): string | null {
  const refusal = readOnlyRefusal(account, now);
  if (refusal) return refusal;
  if (usage.left === null || usage.left > 0) return null;
  if (account.formerPlan)
    return `You’ve used all ${usage.limit} leads available before payment. Pay your new plan’s invoice to continue.`;
  if (account.plan === "trial")
    return `You’ve used all ${usage.limit} trial leads. You keep your leads. ${nextPlanText()}`;
  return `You’ve used all ${usage.limit} leads this month. You get ${plural(PLANS[account.plan].leads, "new lead")} on ${formatDate(nextPeriodDay(account, now))}. Extra leads cost ${formatUsd(EXTRA_LEAD_PRICE)} each.`;
}
