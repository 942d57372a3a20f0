import type { Account, Context, UserActor } from "~/core/context";
import { userJson } from "~/domains/identity/json";
import { leadLimitJson } from "./json";
import { getSubscription } from "./subscription/get-subscription.server";
import { statusOf } from "./subscription/subscription";

export async function userWithUsage(ctx: Context, actor: UserActor, account: Account | null) {
  const found = account && (await getSubscription({ ...ctx, account }));
  return {
    ...userJson(actor, account),
    subscriptionStatus: found && statusOf(found.state),
    paymentDueDate: account?.paymentDueAt?.toISOString() ?? null,
    billingCycle: found && (found.subscription.upgradeBilling ?? found.subscription.billing),
    monthlyLeadLimit: found && leadLimitJson(found.usage),
    monthlyLeadsUsed: found?.usage.used ?? null,
  };
}
