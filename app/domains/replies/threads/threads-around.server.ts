import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { formatAgo } from "~/core/format";
import { toUnixSeconds } from "~/core/seconds";
import { readerZone } from "~/core/time/time-zones";
import type { ThreadFilter } from "../reply-schemas";
import { threads } from "../tables";
import type { Thread } from "./threads.server";

/** Conversations listed around the open one, itself included. */
const BESIDE = 20;
/** At most so many newer ones, so that the open conversation is visible without scrolling. */
const LATER = 5;
const MAX_SCANNED = 80;

const COLUMNS = {
  id: threads.id,
  name: threads.name,
  address: threads.address,
  subject: threads.subject,
  replyClass: threads.replyClass,
  lastAt: threads.lastAt,
  readAt: threads.readAt,
};

/**
 * Lists the open conversations around the given one, latest reply first, with the list's filters; at most 20 including
 * it. A filter without an index reads 80 in each direction.
 */
export async function listThreadsAround(
  ctx: AccountContext,
  thread: Thread,
  { show, replyClass }: ThreadFilter,
) {
  const here = sql`(${toUnixSeconds(thread.lastAt)}, ${thread.id})`;
  const place = sql`(${threads.lastAt}, ${threads.id})`;
  const isOpen = and(
    eq(threads.accountId, ctx.account.id),
    isNull(threads.archivedAt),
    show === "waiting" ? isNotNull(threads.needsReviewSince) : undefined,
  );
  const isFiltered = show === "unread" || replyClass !== undefined;
  const limit = isFiltered ? MAX_SCANNED : BESIDE;
  const [later, earlier] = await ctx.db.batch([
    ctx.db
      .select(COLUMNS)
      .from(threads)
      .where(and(isOpen, sql`${place} > ${here}`))
      .orderBy(asc(threads.lastAt), asc(threads.id))
      .limit(limit),
    ctx.db
      .select(COLUMNS)
      .from(threads)
      .where(and(isOpen, sql`${place} < ${here}`))
      .orderBy(desc(threads.lastAt), desc(threads.id))
      .limit(limit),
  ]);
  const isListed = (row: (typeof later)[number]) =>
    (show !== "unread" || row.readAt === null) && (!replyClass || row.replyClass === replyClass);
  const [over, under] = [later.filter(isListed), earlier.filter(isListed)];
  const shownOver = over.slice(0, Math.max(LATER, BESIDE - 1 - under.length));
  return [...shownOver.reverse(), thread, ...under].slice(0, BESIDE).map((row) => ({
    id: row.id,
    who: row.name ?? row.address,
    subject: row.subject,
    replyClass: row.replyClass,
    isUnread: row.readAt === null && row.id !== thread.id,
    last: formatAgo(row.lastAt, ctx.now(), readerZone(ctx)),
  }));
}
export type ThreadBeside = Awaited<ReturnType<typeof listThreadsAround>>[number];
