import { and, asc, eq, gt } from "drizzle-orm";
import type { Context } from "~/core/context";
import { type PageQuery, pageOf } from "~/core/pagination";
import { accountNames } from "~/domains/identity/erasure/held-by-address.server";
import { subscriptions } from "../tables";
import { stateOf, statusOf } from "./subscription";

/** An administrator's list of who pays; accounts in their trial, or with a granted plan, have no row. */
export async function listSubscriptions(ctx: Context, { limit, cursor }: PageQuery) {
  const isReal = eq(subscriptions.isDemo, false);
  const [found, count] = await Promise.all([
    ctx.db
      .select()
      .from(subscriptions)
      .where(cursor === undefined ? isReal : and(isReal, gt(subscriptions.accountId, cursor)))
      .orderBy(asc(subscriptions.accountId))
      .limit(limit + 1),
    ctx.db.$count(subscriptions, isReal),
  ]);
  const { rows, next } = pageOf(found, limit, ({ accountId }) => accountId);
  const names = await accountNames(
    ctx,
    rows.map(({ accountId }) => accountId),
  );
  return {
    rows: rows.map((row) => ({
      accountId: row.accountId,
      name: names.get(row.accountId) ?? "A business",
      state: statusOf(stateOf(row, ctx.now())),
      planId: row.upgradePlan ?? row.plan,
      billingCycle: row.upgradeBilling ?? row.billing,
      dueDate: row.upgradeDueAt,
      periodEnd: row.periodEnd,
      nextPlanId: row.nextPlan,
    })),
    next,
    total: { count, isExact: true },
  };
}
