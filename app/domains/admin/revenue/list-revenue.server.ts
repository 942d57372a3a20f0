import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { type Page, pageOf } from "~/core/pagination";
import { accountNames } from "~/domains/identity/erasure/held-by-address.server";
import type { FigureKey, RevenuePlan, RevenueQuery } from "./revenue";

interface EntryRow {
  id: number;
  /** Type and id of the source, such as "payment:3", "invoice:5", "subscription:7", "close:9" or "fee-payment:2". */
  subject: string;
  accountId: number;
  plan: RevenuePlan;
  cents: number;
  at: number;
}

export interface RevenueRow extends Omit<EntryRow, "at"> {
  accountName: string;
  at: Date;
}

/** For a month, recurring revenue lists the subscriptions that started or ended in it. */
const listedAs = (figure: FigureKey, month: string | undefined) =>
  figure === "recurring" && month ? "recurring_change" : figure;

/**
 * Lists the entries behind a figure, newest first; they add up to it. Reads about three rows per entry, and at most 5
 * for the total.
 */
export async function listRevenue(
  ctx: Context,
  figure: FigureKey,
  { month, plan, limit, cursor }: RevenueQuery,
): Promise<Page<RevenueRow>> {
  const key = listedAs(figure, month);
  const only: SQL[] = [sql`figure = ${key}`];
  if (plan) only.push(sql`plan = ${plan}`);
  const inMonth = month ? sql`month = ${month}` : sql`true`;
  const before = cursor === undefined ? sql`true` : sql`id < ${cursor}`;
  const filter = sql.join(only, sql` and `);
  const [found, [total]] = await Promise.all([
    ctx.db.all<EntryRow>(sql`
      select id, subject, account_id as accountId, plan, cents, at from revenue_entries
      where ${filter} and ${inMonth} and ${before} order by id desc limit ${limit + 1}`),
    ctx.db.all<{ count: number }>(sql`
      select coalesce(sum(count), 0) as count from revenue_totals where ${filter} and month = ${month ?? "all"}`),
  ]);
  const { rows, next } = pageOf(found, limit, ({ id }) => id);
  const names = await accountNames(
    ctx,
    rows.map(({ accountId }) => accountId),
  );
  return {
    rows: rows.map((row) => ({
      ...row,
      accountName: names.get(row.accountId) ?? "A business",
      at: new Date(row.at * 1000),
    })),
    next,
    total: { count: total?.count ?? 0, isExact: true },
  };
}
