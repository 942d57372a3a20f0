import { and, asc, desc, eq, gte, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { MAX_EXACT_COUNT, MAX_EXACT_METRIC, type Page, pageOf, totalUpTo } from "~/core/pagination";
import { accountMatch } from "~/core/text";
import { midnightAt } from "~/core/time/since";
import { sentTextsOf } from "~/domains/campaigns/metrics/sent-texts.server";
import { extractReply } from "../parsing/strip-quoted-text";
import type { ThreadQuery } from "../reply-schemas";
import { inboundEmails, threads } from "../tables";

export type Thread = typeof threads.$inferSelect;
export type Inbound = typeof inboundEmails.$inferSelect;

const MAX_EMAILS = 100;

const isShown = ({ show, replyClass }: Pick<ThreadQuery, "show" | "replyClass">) =>
  and(
    show === "archived" ? isNotNull(threads.archivedAt) : isNull(threads.archivedAt),
    show === "unread" ? isNull(threads.readAt) : undefined,
    show === "waiting" ? isNotNull(threads.needsReviewSince) : undefined,
    replyClass ? eq(threads.replyClass, replyClass) : undefined,
  );

/** Encodes a page's last row and whether it needed review then: a teammate may classify it before the next page is loaded. */
const cursorOf = ({ id, needsReviewSince }: Thread) => id * 2 + (needsReviewSince === null ? 0 : 1);

const hasWaited = (cursor: number) => cursor % 2 === 1;

const beyond = (ctx: AccountContext, cursor: number | undefined): SQL | undefined => {
  if (cursor === undefined) return undefined;
  const last = Math.floor(cursor / 2);
  return sql`(${threads.lastAt}, ${threads.id}) < ((select c.last_at from threads c where c.id = ${last}
    and +c.account_id = ${ctx.account.id}), ${last})`;
};

const rowsWhere = (ctx: AccountContext, query: ThreadQuery, where: SQL | undefined) =>
  ctx.db
    .select()
    .from(threads)
    .where(where)
    .orderBy(desc(threads.lastAt), desc(threads.id))
    .limit(query.limit + 1);

/** Open threads, those that need review first; each part is read by its own index. */
async function openRows(ctx: AccountContext, query: ThreadQuery, where: SQL | undefined): Promise<Thread[]> {
  const { cursor } = query;
  const from = beyond(ctx, cursor);
  const isInWaiting = cursor === undefined || hasWaited(cursor);
  const [waiting, others] = await ctx.db.batch([
    rowsWhere(ctx, query, and(where, isNotNull(threads.needsReviewSince), isInWaiting ? from : sql`false`)),
    rowsWhere(ctx, query, and(where, isNull(threads.needsReviewSince), isInWaiting ? undefined : from)),
  ]);
  return [...waiting, ...others].slice(0, query.limit + 1);
}

/** Latest reply first; without filters, threads that need review come first. */
export async function listThreads(ctx: AccountContext, query: ThreadQuery): Promise<Page<Thread>> {
  const bound = query.since ? MAX_EXACT_METRIC : MAX_EXACT_COUNT;
  const where = and(
    eq(threads.accountId, ctx.account.id),
    isShown(query),
    query.since ? gte(threads.lastAt, midnightAt(ctx, query.since)) : undefined,
  );
  const isAll = query.show === "open" && !query.replyClass && !query.since;
  const found = await (isAll
    ? openRows(ctx, query, where)
    : rowsWhere(ctx, query, and(where, beyond(ctx, query.cursor))));
  const bounded = ctx.db.select({ id: threads.id }).from(threads).where(where).limit(bound).as("bounded");
  const [counted] = await ctx.db.select({ count: sql<number>`count(*)` }).from(bounded);
  const count = counted?.count ?? 0;
  const { rows, next } = pageOf(found, query.limit, cursorOf);
  return {
    rows,
    next,
    total: totalUpTo(count, bound),
  };
}

/** @throws DomainError not_found, also for another account's thread */
export async function getThread(ctx: AccountContext, threadId: number): Promise<Thread> {
  const [thread] = await ctx.db
    .select()
    .from(threads)
    .where(and(eq(threads.id, threadId), eq(threads.accountId, ctx.account.id)))
    .limit(1);
  if (!thread) throw notFound("This conversation");
  return thread;
}

/** Oldest first. */
export const listMailsOf = (ctx: AccountContext, thread: Thread): Promise<Inbound[]> =>
  ctx.db
    .select()
    .from(inboundEmails)
    .where(and(eq(inboundEmails.threadId, thread.id), eq(inboundEmails.accountId, ctx.account.id)))
    .orderBy(asc(inboundEmails.id))
    .limit(MAX_EMAILS);

const SNIPPET = 400;

/** Each thread's last reply text without our quoted email; its subject if it has no text, such as an accepted invitation. */
export async function snippetsOf(
  ctx: AccountContext,
  shown: readonly Thread[],
): Promise<Map<number, string>> {
  const ids = JSON.stringify(shown.map(({ id }) => id));
  const last = await ctx.db.all<{
    id: number;
    text: string | null;
    subject: string | null;
    sentId: number | null;
  }>(sql`
    select t.value as id, substr(m.text, 1, ${SNIPPET}) as text, m.subject, m.outreach_message_id as sentId
    from json_each(${ids}) t left join inbound_emails m on m.id = (select max(l.id) from inbound_emails l
      where l.thread_id = t.value) and m.account_id = ${ctx.account.id}`);
  const sentIds = [...new Set(last.flatMap(({ sentId }) => sentId ?? []))];
  const sent = await sentTextsOf(ctx, ctx.account.id, sentIds);
  return new Map(
    last.map(({ id, text, subject, sentId }) => [
      id,
      (extractReply(text ?? "", sent.get(sentId ?? 0)) || (subject ?? "")).replace(/\s+/g, " "),
    ]),
  );
}

export const searchThreads = (ctx: AccountContext, terms: readonly string[], limit: number) => {
  const match = accountMatch(ctx.account.id, terms);
  return ctx.db.all<Pick<Thread, "id" | "name" | "address" | "subject">>(sql`
    select t.id, t.name, t.address, t.subject from
      (select rowid as id from thread_search where thread_search match ${match} order by rowid desc limit ${limit}) f
      cross join threads t on t.id = f.id where t.account_id = ${ctx.account.id} order by t.id desc`);
};
