import type { Account, Context, UserActor } from "~/core/context";
import { userJson } from "~/domains/identity/json";
import { getLeadUsage } from "./usage.server";

export async function userWithUsage(ctx: Context, actor: UserActor, account: Account | null) {
  const usage = account && (await getLeadUsage({ ...ctx, account }));
  return {
    ...userJson(actor, account),
    monthlyLeadLimit: usage?.limit ?? null,
    monthlyLeadsUsed: usage?.used ?? null,
  };
}
