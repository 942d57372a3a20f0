import { and, desc, eq, gte, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { MAX_EXACT_METRIC, totalUpTo } from "~/core/pagination";
import { leads } from "../tables";
import { isFirst } from "./same-lead";

const isSince = (ctx: AccountContext, since: Date) =>
  and(eq(leads.accountId, ctx.account.id), isFirst, gte(leads.createdAt, since));

/** Returns when leads were found since a time: one per company, newest first. Reads one index row each. */
export const leadsSince = async (ctx: AccountContext, since: Date): Promise<Date[]> => {
  const rows = await ctx.db
    .select({ at: leads.createdAt })
    .from(leads)
    .where(isSince(ctx, since))
    .orderBy(desc(leads.createdAt))
    .limit(MAX_EXACT_METRIC);
  return rows.map(({ at }) => at);
};

export async function countLeadsSince(ctx: AccountContext, since: Date) {
  const bounded = ctx.db
    .select({ id: leads.id })
    .from(leads)
    .where(isSince(ctx, since))
    .limit(MAX_EXACT_METRIC)
    .as("bounded");
  const [row] = await ctx.db.select({ count: sql<number>`count(*)` }).from(bounded);
  return totalUpTo(row?.count ?? 0, MAX_EXACT_METRIC);
}
