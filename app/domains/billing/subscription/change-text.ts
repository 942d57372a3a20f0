import { formatDayAndMonth } from "~/core/format";
import { unlockedBy } from "../plans/plan-label";
import { PLANS } from "../plans/plans";
import type { Read } from "./save-subscription.server";

/** The specified text, shown only once an upgrade is paid. */
export const UPGRADED = "Your subscription has been successfully upgraded!";

export function changeText({ subscription: s, open }: Pick<Read, "subscription" | "open">, zone: string) {
  const day = (time: Date) => formatDayAndMonth(time, zone);
  if (s.upgradePlan && s.upgradeBilling && s.upgradeDueAt) {
    const terms = { plan: s.upgradePlan, billing: s.upgradeBilling };
    return `Upgrade reserved. Pay by ${day(s.upgradeDueAt)} to unlock ${unlockedBy(terms, s)}.`;
  }
  if (open?.kind === "return" && open.plan && open.billing)
    return `Invoice ready. Pay by ${day(open.dueAt)} to unlock ${unlockedBy({ plan: open.plan, billing: open.billing }, s)}.`;
  if (s.nextPlan && s.periodEnd)
    return `Your plan changes to ${PLANS[s.nextPlan].name} on ${day(s.periodEnd)}, at the start of your next billing cycle.`;
  return "Your plan hasn’t changed.";
}
