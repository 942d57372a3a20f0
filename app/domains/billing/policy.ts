import type { Account } from "~/core/context";
import { formatDate, formatUsd, plural } from "~/core/format";
import { nextPeriodDay, trialHasEnded } from "./periods";
import { EXTRA_LEAD_PRICE, PLANS } from "./plans/plans";
import { readOnlyNote } from "./read-only";

export interface LeadUsage {
  used: number;
  limit: number;
  /** Null where nothing stops a run. */
  left: number | null;
  period: string;
}

export function leadsLeftText(account: Account, usage: LeadUsage, now: Date): string {
  if (account.readOnlySince) return "Your plan has ended";
  if (trialHasEnded(account, now)) return "Your trial has ended";
  if (usage.left === null)
    return usage.used < usage.limit
      ? `${plural(usage.limit - usage.used, "included lead")} left this month`
      : `${plural(usage.used, "lead")} used this month, and you can go on`;
  const when = account.formerPlan
    ? "until your new plan is paid"
    : account.plan === "trial"
      ? "in your trial"
      : "this month";
  return usage.left === 0 ? `No leads left ${when}` : `${plural(usage.left, "lead")} left ${when}`;
}

const nextPlanText = () =>
  `The ${PLANS.startup.name} plan has ${PLANS.startup.leads} leads a month for ${formatUsd(PLANS.startup.monthlyPrice)}.`;

export function readOnlyRefusal(account: Account, now: Date): string | null {
  const note = readOnlyNote({ account, now: () => now });
  return note ? `${note} The leads you have stay yours. ${nextPlanText()}` : null;
}

export function leadRefusal(account: Account, usage: LeadUsage, now: Date): string | null {
  const refusal = readOnlyRefusal(account, now);
  if (refusal) return refusal;
  if (usage.left === null || usage.left > 0) return null;
  if (account.formerPlan)
    return `All ${usage.limit} leads that can be used before your new plan is paid are used. Pay its invoice to go on.`;
  if (account.plan === "trial")
    return `All ${usage.limit} leads of your trial are used. The leads you have stay yours. ${nextPlanText()}`;
  return `All ${usage.limit} leads of this month are used. ${plural(PLANS[account.plan].leads, "new lead")} come on ${formatDate(nextPeriodDay(account, now))}. Extra leads cost ${formatUsd(EXTRA_LEAD_PRICE)} each.`;
}
