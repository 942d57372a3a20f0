import type { Config } from "~/core/config";
import type { Account, UserActor } from "~/core/context";
import { PLANS, settledPlan } from "~/domains/billing/plans/plans";

/** Days the business has to confirm or to dispute; then an administrator decides. */
export const ANSWER_DAYS = 14;

export const DEMO_VALUE = 2_500;

export const MAX_VALUE = 100_000_000_000;

/** A close that is marked as a test moves totals and tier and never earns: in development, and for demo accounts. */
export const mayCloseTest = ({ ENVIRONMENT }: Config, { isDemo }: UserActor) =>
  isDemo || ENVIRONMENT === "development";

/** Percent that a deal costs which is confirmed now: of the plan that was paid last. */
export const feePercentOf = (account: Pick<Account, "plan" | "formerPlan">): number =>
  PLANS[settledPlan(account)].platformFeePercent;

/** US cents that the business owes the product for a confirmed deal of that value. */
export const feeOf = (value: number, rate: number) => Math.round((value * rate) / 100);
