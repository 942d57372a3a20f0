import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { AccountContext, BusinessContext } from "~/core/context";
import { MAX_EXACT_COUNT, type Page, type PageQuery, pageOf, totalUpTo } from "~/core/pagination";
import { findBillingDetails } from "./invoices/open-invoice.server";
import { readSubscription } from "./subscription/save-subscription.server";
import { invoices, type leadCharges } from "./tables";

type Listed = typeof invoices | typeof leadCharges;

/** A page of the account's rows, newest first, with a total up to `MAX_EXACT_COUNT`. */
export async function newestOwn<Table extends Listed>(
  ctx: BusinessContext,
  table: Table,
  { limit, cursor }: PageQuery,
): Promise<Page<Table["$inferSelect"]>> {
  const own = eq(table.accountId, ctx.account.id);
  const bounded = ctx.db
    .select({ one: sql`1` })
    .from<Listed>(table)
    .where(own)
    .limit(MAX_EXACT_COUNT)
    .as("bounded");
  const [found, [counted]] = await ctx.db.batch([
    ctx.db
      .select()
      .from<Listed>(table)
      .where(cursor === undefined ? own : and(own, lt(table.id, cursor)))
      .orderBy(desc(table.id))
      .limit(limit + 1),
    ctx.db.select({ count: sql<number>`count(*)` }).from(bounded),
  ]);
  const rows: Table["$inferSelect"][] = found;
  return { ...pageOf(rows, limit, ({ id }) => id), total: totalUpTo(counted?.count ?? 0) };
}

export async function ownBilling(ctx: AccountContext, limit: number) {
  const [{ subscription }, details, billed] = await Promise.all([
    readSubscription(ctx),
    findBillingDetails(ctx),
    ctx.db
      .select()
      .from(invoices)
      .where(eq(invoices.accountId, ctx.account.id))
      .orderBy(desc(invoices.id))
      .limit(limit),
  ]);
  return { subscription, details, invoices: billed };
}
