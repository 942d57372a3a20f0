import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { notFound } from "~/core/errors";
import { type KeysetOrder, readAfter } from "~/core/lists/keyset";
import { MAX_EXACT_COUNT, type Page, type PageQuery, pageOf, totalUpTo } from "~/core/pagination";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { listNewest } from "~/domains/chats/between/written.server";
import type { SupportQueueQuery } from "./schemas";
import { type SupportMessage, type SupportThread, supportMessages, supportThreads } from "./tables";

export async function findThread(
  ctx: Context,
  threadId: number,
  accountId: number | null,
): Promise<SupportThread | null> {
  const isOwn = accountId === null ? undefined : eq(supportThreads.accountId, accountId);
  const byId = and(eq(supportThreads.id, threadId), isOwn);
  const [row] = await ctx.db.select().from(supportThreads).where(byId).limit(1);
  return row ?? null;
}

export async function getThread(ctx: Context, threadId: number, accountId: number | null) {
  const thread = await findThread(ctx, threadId, accountId);
  if (!thread) throw notFound("This question");
  return thread;
}

export const listThreadMessages = (
  ctx: Context,
  { id }: Pick<SupportThread, "id">,
  query: PageQuery,
): Promise<Page<SupportMessage>> =>
  listNewest(ctx, supportMessages, { where: eq(supportMessages.threadId, id) }, query);

export const listOwnThreads = (ctx: AccountContext, query: PageQuery): Promise<Page<SupportThread>> =>
  listNewest(
    ctx,
    supportThreads,
    { where: eq(supportThreads.accountId, ctx.account.id), by: supportThreads.lastMessageId },
    query,
  );

const WAITING = sql`waiting_since is not null`;
const ORDER: KeysetOrder = { key: supportThreads.waitingSince, id: supportThreads.id };

/** One half of the queue, with priority support or without; longest waiting first. */
const waitingHalf = (ctx: Context, isPriority: boolean, last: SupportThread | undefined, limit: number) =>
  readAfter(
    (where, order, limit) =>
      ctx.db
        .select()
        .from(supportThreads)
        .where(and(eq(supportThreads.isPriority, isPriority), WAITING, where))
        .orderBy(...order)
        .limit(limit),
    ORDER,
    // In handwritten SQL the driver does not accept a Date.
    last && { key: last.waitingSince && toUnixSeconds(last.waitingSince), id: last.id },
    limit,
  );

/** If the cursor's thread was answered since, the list restarts. */
async function listWaiting(ctx: Context, { limit, cursor }: PageQuery): Promise<Page<SupportThread>> {
  const found = cursor === undefined ? null : await findThread(ctx, cursor, null);
  const last = found?.waitingSince ? found : undefined;
  const rowLimit = limit + 1;
  const first = last?.isPriority === false ? [] : await waitingHalf(ctx, true, last, rowLimit);
  const rest = rowLimit - first.length;
  const others =
    rest > 0 ? await waitingHalf(ctx, false, last?.isPriority === false ? last : undefined, rest) : [];
  return {
    ...pageOf([...first, ...others], limit, ({ id }) => id),
    total: totalUpTo(await countWaiting(ctx)),
  };
}

/** Oldest first, one more than `limit` if there are more. */
export const listWaitingById = (ctx: Context, { after, limit }: { after: number; limit: number }) =>
  ctx.db
    .select()
    .from(supportThreads)
    .where(and(gt(supportThreads.id, after), WAITING))
    .orderBy(asc(supportThreads.id))
    .limit(limit + 1);

/** Up to 300. */
export async function countWaiting(ctx: Context): Promise<number> {
  const some = sql`select 1 from ${supportThreads} where ${WAITING} limit ${MAX_EXACT_COUNT}`;
  const counted = await statement(ctx, sql`select count(*) as n from (${some})`).first<{ n: number }>();
  return counted?.n ?? 0;
}

/** The operator's queue: unanswered threads, priority first, or all threads, latest first. */
export const listThreads = (ctx: Context, { view, ...page }: SupportQueueQuery) =>
  view === "waiting"
    ? listWaiting(ctx, page)
    : listNewest(ctx, supportThreads, { where: sql`true`, by: supportThreads.lastMessageId }, page);
