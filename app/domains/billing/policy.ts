import type { Account } from "~/core/context";
import { formatDate, formatUsd, plural } from "~/core/format";
import { nextPeriodDay, trialHasEnded } from "./periods";
import { PLANS } from "./plans/plans";

export interface LeadUsage {
  used: number;
  limit: number;
  /** Null where nothing stops a run. */
  left: number | null;
  period: string;
}

export function leadsLeftText(account: Account, usage: LeadUsage, now: Date): string {
  if (trialHasEnded(account, now)) return "Your trial has ended";
  if (usage.left === null)
    return usage.used < usage.limit
      ? `${plural(usage.limit - usage.used, "included lead")} left this month`
      : `${plural(usage.used, "lead")} used this month, and you can go on`;
  const when = account.plan === "trial" ? "in your trial" : "this month";
  return usage.left === 0 ? `No leads left ${when}` : `${plural(usage.left, "lead")} left ${when}`;
}

export function leadRefusal(account: Account, usage: LeadUsage, now: Date): string | null {
  const next = `The ${PLANS.startup.name} plan has ${PLANS.startup.leads} leads a month for ${formatUsd(PLANS.startup.monthlyPrice)}.`;
  if (trialHasEnded(account, now)) {
    const end = account.trialEndsAt ? formatDate(account.trialEndsAt) : "";
    return `Your trial ended on ${end}. The leads you have stay yours. Choose a plan to find more. ${next}`;
  }
  if (usage.left === null || usage.left > 0) return null;
  if (account.plan === "trial")
    return `All ${usage.limit} leads of your trial are used. The leads you have stay yours. ${next}`;
  return `All ${usage.limit} leads of this month are used. ${plural(PLANS[account.plan].leads, "new lead")} come on ${formatDate(nextPeriodDay(account, now))}.`;
}
