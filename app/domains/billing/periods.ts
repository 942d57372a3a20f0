import type { Account } from "~/core/context";

export const DEMO_PERIOD = "demo";

/** The period whose leads are counted: the trial as a whole, or the calendar month in UTC as `2026-11`; no limit looks at demo work. */
export const periodOf = (account: Pick<Account, "plan" | "isDemoWork">, now: Date) =>
  account.isDemoWork ? DEMO_PERIOD : account.plan === "trial" ? "trial" : now.toISOString().slice(0, 7);

export const nextPeriodStart = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));

export const trialHasEnded = (account: Account, now: Date) =>
  account.plan === "trial" && account.trialEndsAt !== null && account.trialEndsAt <= now;
