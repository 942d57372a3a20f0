import { eq } from "drizzle-orm";
import type { Context, Plan } from "~/core/context";
import { auditStatement } from "~/domains/audit/audit.server";
import { trialEnd } from "~/domains/billing/plans/plans";
import { accounts } from "~/domains/identity/tables";
import type { AdminUser } from "./users.server";

/** Puts the account of a user on another plan, at once. */
export async function changePlan(ctx: Context, user: AdminUser, plan: Plan): Promise<void> {
  if (user.accountId === null || user.plan === plan) return;
  await ctx.db.batch([
    ctx.db
      .update(accounts)
      .set({ plan, trialEndsAt: plan === "trial" ? trialEnd(ctx.now()) : null })
      .where(eq(accounts.id, user.accountId)),
    auditStatement(ctx, {
      action: "change-plan",
      target: `account:${user.accountId}`,
      detail: { from: user.plan, to: plan },
    }),
  ]);
}
