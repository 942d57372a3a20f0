import { and, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { isOwnWork } from "~/core/columns";
import type { AccountContext } from "~/core/context";
import { MAX_EXACT_COUNT, MAX_EXACT_METRIC, type Total, totalUpTo } from "~/core/pagination";
import { inboundEmails, threads } from "../tables";

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

/** Counts conversations with a reply in that period; null if there are more replies than are read. */
export async function countAnsweredBetween(
  ctx: AccountContext,
  from: Date,
  to: Date,
): Promise<number | null> {
  const isClassified = and(
    eq(inboundEmails.accountId, ctx.account.id),
    isNotNull(inboundEmails.replyClass),
    gte(inboundEmails.receivedAt, from),
    lt(inboundEmails.receivedAt, to),
  );
  const rows = await ctx.db
    .select({ id: inboundEmails.threadId })
    .from(inboundEmails)
    .innerJoin(threads, and(eq(threads.id, inboundEmails.threadId), isNull(threads.archivedAt)))
    .where(isClassified)
    .limit(MAX_EXACT_METRIC);
  return rows.length < MAX_EXACT_METRIC ? new Set(rows.map(({ id }) => id)).size : null;
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

/** Counts conversations that need review. */
export const countPendingReplies = (ctx: AccountContext) =>
  countOwn(ctx, isNotNull(threads.needsReviewSince));
