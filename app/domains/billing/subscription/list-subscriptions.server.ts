import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Context, Plan } from "~/core/context";
import { type PageQuery, pageOf } from "~/core/pagination";
import { accountNames } from "~/domains/identity/erasure/held-by-address.server";
import { subscriptions } from "../tables";
import { stateOf, statusOf } from "./subscription";

/** Lists paying accounts for administrators; trials and granted plans have no row. */
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

interface Listed {
  accountId: number | null;
  plan: Plan | null;
}

/** Each account's published status and payment due date. An account without a subscription has a trial or a granted plan. */
export async function subscriptionStatuses(ctx: Context, listed: readonly Listed[]) {
  const ids = listed.flatMap(({ accountId }) => accountId ?? []);
  const rows = await ctx.db
    .select()
    .from(subscriptions)
    .where(sql`account_id in (select value from json_each(${JSON.stringify(ids)}))`);
  const found = new Map(rows.map((row) => [row.accountId, row]));
  return ({ accountId, plan }: Listed) => {
    const row = accountId === null ? undefined : found.get(accountId);
    if (!row) return { status: plan === "trial" ? "trial" : "active", dueAt: null } as const;
    return { status: statusOf(stateOf(row, ctx.now())), dueAt: row.upgradeDueAt };
  };
}
