import type { Account } from "~/core/context";
import { nextPeriodDay } from "../periods";
import { type Billing, DAYS_TO_PAY, isLarger, type PlanOnSale, type Terms } from "../plans/plans";
import type { subscriptions } from "../tables";

type Row = typeof subscriptions.$inferSelect;
export type Subscription = Omit<Row, "accountId" | "version" | "changedAt" | "isDemo">;

const DAY = 86_400_000;
export const daysAfter = (time: Date, days: number) => new Date(time.getTime() + days * DAY);

/** The same day of the next month or year, or that month's last day. */
export function periodAfter(start: Date, billing: Billing): Date {
  const months = billing === "annual" ? 12 : 1;
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), last));
  return end;
}

export const NOTHING_OPEN = { upgradePlan: null, upgradeBilling: null, upgradeDueAt: null } as const;
export const NOTHING_NEXT = { nextPlan: null, nextBilling: null, cancelledAt: null } as const;

/** The subscription of an account without payments: its trial, or a granted plan. */
export const withoutRow = (account: Account): Subscription => ({
  plan: account.plan,
  billing: "monthly",
  startedAt: null,
  periodStart: null,
  periodEnd: null,
  endedAt: account.readOnlySince ?? null,
  ...NOTHING_NEXT,
  ...NOTHING_OPEN,
});

/** Whether the open invoice is for annual billing of the same plan, not for a larger plan. */
export const isSwitch = (s: Pick<Subscription, "plan" | "upgradePlan">) => s.upgradePlan === s.plan;

export const isOver = (s: Subscription, now: Date) => s.periodEnd !== null && s.periodEnd <= now;

export type State = "trial" | "granted" | "active" | "payment_due" | "cancelled" | "overdue" | "ended";

export function stateOf(s: Subscription, now: Date): State {
  if (s.endedAt) return "ended";
  if (s.upgradePlan) return "payment_due";
  if (s.plan === "trial") return "trial";
  if (isOver(s, now)) return "overdue";
  if (s.cancelledAt) return "cancelled";
  return s.periodEnd === null ? "granted" : "active";
}

/** The published status; a granted plan counts as active. */
export const statusOf = (state: State) => (state === "granted" ? "active" : state);

/** The account columns that other domains read, derived from the subscription. */
export const effectOf = (s: Subscription) => ({
  plan: s.upgradePlan ?? s.plan,
  formerPlan: s.upgradePlan && s.upgradePlan !== s.plan ? s.plan : null,
  paymentDueAt: s.upgradePlan ? s.upgradeDueAt : null,
  readOnlySince: s.endedAt,
});

export type Change =
  | { kind: "same" }
  | { kind: "refused"; why: string }
  | { kind: "return"; next: Subscription; terms: Terms }
  | {
      kind: "upgrade" | "planned" | "withdrawn" | "kept" | "cancelled" | "resumed";
      next: Subscription;
    };

/** The requested terms; annual billing stays annual on a larger plan. */
const wantedOf = (s: Subscription, plan: PlanOnSale, billing: Billing | undefined): Terms => {
  const given = billing ?? s.upgradeBilling ?? s.billing;
  return { plan, billing: s.billing === "annual" && isLarger(plan, s.plan) ? "annual" : given };
};

const isSame = (a: Terms, b: { plan: string | null; billing: string | null }) =>
  a.plan === b.plan && a.billing === b.billing;

/**
 * The result of choosing a plan; safe to repeat. `waiting` contains the terms of an open invoice whose plan applies
 * once it is paid. `unpaidAt` is the start of an unpaid upgrade in the last 30 days.
 */
export function choose(
  account: Account,
  s: Subscription,
  chosen: { plan: PlanOnSale; billing?: Billing | undefined },
  waiting: { plan: string | null; billing: string | null } | null,
  unpaidAt: Date | null,
  now: Date,
): Change {
  const wanted = wantedOf(s, chosen.plan, chosen.billing);
  const state = stateOf(s, now);
  const oncePaid = (terms: Terms): Change =>
    waiting && isSame(terms, waiting)
      ? { kind: "same" }
      : { kind: "return", next: { ...s, ...NOTHING_OPEN }, terms };
  if (state === "ended" || state === "overdue" || (isOver(s, now) && state === "payment_due"))
    return oncePaid({ plan: chosen.plan, billing: chosen.billing ?? s.billing });
  if (isSame(wanted, { plan: s.upgradePlan, billing: s.upgradeBilling })) return { kind: "same" };
  if (s.plan === wanted.plan && (s.billing === wanted.billing || s.periodEnd === null)) {
    if (s.upgradePlan || waiting) return { kind: "withdrawn", next: { ...s, ...NOTHING_OPEN } };
    if (s.nextPlan || s.cancelledAt) return { kind: "kept", next: { ...s, ...NOTHING_NEXT } };
    return { kind: "refused", why: "You’re already on this plan." };
  }
  const isNow = isLarger(wanted.plan, s.plan) || (wanted.plan === s.plan && wanted.billing === "annual");
  if (isNow && !s.upgradePlan && unpaidAt && !(s.periodStart && s.periodStart >= unpaidAt))
    return oncePaid(wanted);
  if (isNow)
    return {
      kind: "upgrade",
      next: {
        ...s,
        ...NOTHING_NEXT,
        upgradePlan: wanted.plan,
        upgradeBilling: wanted.billing,
        upgradeDueAt: s.upgradeDueAt ?? daysAfter(now, DAYS_TO_PAY),
      },
    };
  if (isSame(wanted, { plan: s.nextPlan, billing: s.nextBilling }) && !s.upgradePlan && !s.cancelledAt)
    return { kind: "same" };
  return {
    kind: "planned",
    next: {
      ...s,
      ...NOTHING_OPEN,
      cancelledAt: null,
      nextPlan: wanted.plan,
      nextBilling: wanted.billing,
      periodEnd: s.periodEnd ?? nextPeriodDay(account, now),
    },
  };
}

export function cancel(account: Account, s: Subscription, now: Date): Change {
  if (s.upgradePlan) return { kind: "withdrawn", next: { ...s, ...NOTHING_OPEN } };
  if (s.plan === "trial") return { kind: "refused", why: "Trials end automatically and are free." };
  if (s.cancelledAt || s.endedAt) return { kind: "same" };
  const periodEnd = s.periodEnd ?? nextPeriodDay(account, now);
  return { kind: "cancelled", next: { ...s, ...NOTHING_NEXT, cancelledAt: now, periodEnd } };
}

export function resume(s: Subscription): Change {
  if (s.endedAt) return { kind: "refused", why: "Your plan has ended. Choose a plan." };
  if (!s.cancelledAt) return { kind: "same" };
  return { kind: "resumed", next: { ...s, cancelledAt: null } };
}
