import type { BusinessContext } from "~/core/context";
import { readerZone } from "~/core/time/time-zones";
import { countAssigned } from "~/domains/agents/assignments/assignments.server";
import { saveBillingDetails } from "~/domains/billing/invoices/billing-details.server";
import type { Billing, PlanOnSale } from "~/domains/billing/plans/plans";
import { choosePlan } from "~/domains/billing/subscription/change-plan.server";
import { changeText } from "~/domains/billing/subscription/change-text";
import { getSubscription } from "~/domains/billing/subscription/get-subscription.server";
import { subscriptionJson } from "~/domains/billing/subscription/json";
import { readSubscription } from "~/domains/billing/subscription/save-subscription.server";
import type { DetailsInput } from "~/domains/billing/subscription/schemas";
import { getAccount } from "~/domains/identity/find-account.server";

/** Reads the current subscription, including a change made in the same request. */
export async function ownSubscription(ctx: BusinessContext) {
  const account = await getAccount(ctx, ctx.account.id);
  const now = { ...ctx, account };
  const [found, agents] = await Promise.all([getSubscription(now), countAssigned(now)]);
  return subscriptionJson(now, found, agents);
}

interface Order {
  plan: PlanOnSale;
  billing: Billing | undefined;
  billingDetails?: DetailsInput | undefined;
}

/** Saves the billing details and chooses a plan. @throws DomainError forbidden, conflict */
export async function orderPlan(ctx: BusinessContext, { plan, billing, billingDetails }: Order) {
  if (billingDetails) await saveBillingDetails(ctx, billingDetails);
  return choosePlan(ctx, { plan, billing });
}

export async function upgraded(ctx: BusinessContext, order: Order) {
  const change = await orderPlan(ctx, order);
  const message = changeText(await readSubscription(ctx), readerZone(ctx));
  return { message, change, ...(await ownSubscription(ctx)) };
}
