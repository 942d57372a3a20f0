import { GRACE_DAYS, type Terms } from "../plans/plans";
import {
  daysAfter,
  isOver,
  NOTHING_NEXT,
  NOTHING_OPEN,
  periodAfter,
  type Subscription,
} from "./subscription";

export function paid(s: Subscription, terms: Terms, kind: "upgrade" | "renewal" | "return", now: Date) {
  const goesOn = kind === "renewal" && s.endedAt === null && s.periodEnd !== null;
  const periodStart = goesOn && s.periodEnd ? s.periodEnd : now;
  return {
    ...terms,
    ...NOTHING_NEXT,
    ...NOTHING_OPEN,
    startedAt: s.startedAt && !s.endedAt ? s.startedAt : now,
    periodStart,
    periodEnd: periodAfter(periodStart, terms.billing),
    endedAt: null,
  } satisfies Subscription;
}

/** The next scheduled change of a subscription; null if none is due. */
export function turn(s: Subscription, now: Date): { kind: string; next: Subscription } | null {
  if (s.upgradeDueAt && s.upgradeDueAt <= now) return { kind: "fell back", next: { ...s, ...NOTHING_OPEN } };
  if (s.endedAt || !s.periodEnd || !isOver(s, now)) return null;
  if (s.cancelledAt)
    return { kind: "ended", next: { ...s, ...NOTHING_OPEN, endedAt: s.periodEnd, cancelledAt: null } };
  if (daysAfter(s.periodEnd, GRACE_DAYS) <= now)
    return { kind: "read-only", next: { ...s, ...NOTHING_OPEN, endedAt: now } };
  if (s.nextPlan && s.nextBilling && !s.upgradePlan)
    return {
      kind: "downgraded",
      next: { ...s, plan: s.nextPlan, billing: s.nextBilling, nextPlan: null, nextBilling: null },
    };
  return null;
}
