import { eq } from "drizzle-orm";
import type { Account, Context, UserActor } from "~/core/context";
import { userJson } from "~/domains/identity/json";
import { subscriptions } from "./tables";
import { getLeadUsage } from "./usage.server";

async function billingCycleOf(ctx: Context, { id }: Account) {
  const [row] = await ctx.db
    .select({ upgrade: subscriptions.upgradeBilling, paid: subscriptions.billing })
    .from(subscriptions)
    .where(eq(subscriptions.accountId, id))
    .limit(1);
  return row?.upgrade ?? row?.paid ?? "monthly";
}

export async function userWithUsage(ctx: Context, actor: UserActor, account: Account | null) {
  const [usage, billingCycle] = account
    ? await Promise.all([getLeadUsage({ ...ctx, account }), billingCycleOf(ctx, account)])
    : [null, null];
  return {
    ...userJson(actor, account),
    billingCycle,
    monthlyLeadLimit: usage?.limit ?? null,
    monthlyLeadsUsed: usage?.used ?? null,
  };
}
