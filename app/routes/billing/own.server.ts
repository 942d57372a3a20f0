import type { BusinessContext } from "~/core/context";
import { countAssigned } from "~/domains/agents/assignments/assignments.server";
import type { Billing, PlanOnSale } from "~/domains/billing/plans/plans";
import { choosePlan } from "~/domains/billing/subscription/change-plan.server";
import { getSubscription } from "~/domains/billing/subscription/get-subscription.server";
import { subscriptionJson } from "~/domains/billing/subscription/json";
import { getAccount } from "~/domains/identity/find-account.server";

/** As it is now, also after a change in the same request. */
export async function ownSubscription(ctx: BusinessContext) {
  const account = await getAccount(ctx, ctx.account.id);
  const now = { ...ctx, account };
  const [found, agents] = await Promise.all([getSubscription(now), countAssigned(now)]);
  return subscriptionJson(account, found, agents);
}

export async function upgraded(ctx: BusinessContext, plan: PlanOnSale, billing: Billing | undefined) {
  const change = await choosePlan(ctx, { plan, billing });
  return {
    message: change === "return" ? "It counts once its invoice is paid." : "Subscription Upgraded",
    change,
    ...(await ownSubscription(ctx)),
  };
}
