import type { Account } from "~/core/context";
import { localDay } from "~/core/time/local-time";
import { readerZone } from "~/core/time/time-zones";

export const DEMO_PERIOD = "demo";

type Subscriber = Pick<Account, "plan" | "formerPlan" | "hqCountry" | "isDemoWork">;

const monthOf = (account: Subscriber, now: Date) => localDay(now, readerZone({ account })).slice(0, 7);

/**
 * The period of an account: "demo" (no limit), "trial", or the month in the account's country, such as `2026-11`. The
 * trial continues until a larger plan is paid, so choosing one repeatedly gives no further leads.
 */
export const periodOf = (account: Subscriber, now: Date) =>
  account.isDemoWork
    ? DEMO_PERIOD
    : (account.formerPlan ?? account.plan) === "trial"
      ? "trial"
      : monthOf(account, now);

/** The first day of the account's next month, as midnight UTC. */
export function nextPeriodDay(account: Subscriber, now: Date): Date {
  const [year = 0, month = 0] = monthOf(account, now).split("-").map(Number);
  return new Date(Date.UTC(year, month, 1));
}

export const trialHasEnded = (account: Account, now: Date) =>
  account.plan === "trial" && account.trialEndsAt !== null && account.trialEndsAt <= now;
