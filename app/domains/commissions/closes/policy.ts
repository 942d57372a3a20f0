import type { Config } from "~/core/config";
import type { Account, UserActor } from "~/core/context";
import { PLANS, settledPlan } from "~/domains/billing/plans/plans";

/** Days the business has to confirm or dispute a deal; then an administrator decides. */
export const ANSWER_DAYS = 14;

export const DEMO_VALUE = 2_500;

export const MAX_VALUE = 100_000_000_000;

/**
 * Whether a close can be marked as a test, in development and for demo accounts. A test close counts in totals and tier
 * but never earns.
 */
export const mayCloseTest = ({ ENVIRONMENT }: Config, { isDemo }: UserActor) =>
  isDemo || ENVIRONMENT === "development";

/** Platform fee of a deal confirmed now, in percent, at the plan that was last paid. */
export const feePercentOf = (account: Pick<Account, "plan" | "formerPlan">): number =>
  PLANS[settledPlan(account)].platformFeePercent;

/** The platform fee in US cents for a confirmed deal of `value` US cents; `rate` is in percent. */
export const feeOf = (value: number, rate: number) => Math.round((value * rate) / 100);
