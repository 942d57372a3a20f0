import { and, eq } from "drizzle-orm";
import type { AccountContext, Context, Plan } from "~/core/context";
import { changePlanStatement } from "~/domains/identity/users/user-statements.server";
import { billingDetails, invoices, subscriptions } from "../tables";

const forgetSubscription = (ctx: Context, accountId: number) =>
  [
    ctx.db.delete(subscriptions).where(eq(subscriptions.accountId, accountId)),
    ctx.db
      .update(invoices)
      .set({ state: "void", settledAt: ctx.now() })
      .where(and(eq(invoices.accountId, accountId), eq(invoices.state, "open"))),
  ] as const;

export const grantPlanStatements = (ctx: Context, accountId: number, plan: Plan) =>
  [...forgetSubscription(ctx, accountId), changePlanStatement(ctx, accountId, plan)] as const;

export const endOwnSubscription = (ctx: AccountContext) =>
  [
    ...forgetSubscription(ctx, ctx.account.id),
    ctx.db.delete(billingDetails).where(eq(billingDetails.accountId, ctx.account.id)),
  ] as const;
