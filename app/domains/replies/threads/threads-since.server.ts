import { and, desc, eq, gte, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { isOwnWork } from "~/core/columns";
import type { AccountContext } from "~/core/context";
import { MAX_EXACT_COUNT, MAX_EXACT_METRIC, type Total, totalUpTo } from "~/core/pagination";
import { threads } from "../tables";

const open = (ctx: AccountContext) => and(eq(threads.accountId, ctx.account.id), isNull(threads.archivedAt));

export async function repliesSince(ctx: AccountContext, since: Date): Promise<Date[]> {
  const rows = await ctx.db
    .select({ at: threads.lastAt })
    .from(threads)
    .where(and(open(ctx), gte(threads.lastAt, since)))
    .orderBy(desc(threads.lastAt))
    .limit(MAX_EXACT_METRIC);
  return rows.map(({ at }) => at);
}

const own = (ctx: AccountContext) => and(open(ctx), isOwnWork(ctx, threads.isDemo));

export async function hasAnswer(ctx: AccountContext): Promise<boolean> {
  const rows = await ctx.db.select({ id: threads.id }).from(threads).where(own(ctx)).limit(1);
  return rows.length > 0;
}

async function countOwn(ctx: AccountContext, which: SQL): Promise<Total> {
  const some = ctx.db
    .select({ id: threads.id })
    .from(threads)
    .where(and(own(ctx), which))
    .limit(MAX_EXACT_COUNT)
    .as("some");
  const [row] = await ctx.db.select({ count: sql<number>`count(*)` }).from(some);
  return totalUpTo(row?.count ?? 0);
}

export const countUnreadReplies = (ctx: AccountContext) => countOwn(ctx, isNull(threads.readAt));

/** Whose class a person has to say. */
export const countPendingReplies = (ctx: AccountContext) =>
  countOwn(ctx, isNotNull(threads.needsReviewSince));
