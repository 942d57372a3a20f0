import { and, count, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { isNobody, isOfPeople, type People } from "~/domains/messages/messages-to.server";
import { inboundEmails, threads } from "../tables";

const isWith = (ctx: AccountContext, people: People) => isOfPeople(ctx, threads, people);

const isReplyWith = (ctx: AccountContext, people: People): SQL | undefined =>
  and(
    sql`${inboundEmails.threadId} in (select ${threads.id} from ${threads} where ${isWith(ctx, people)})`,
    sql`+${inboundEmails.accountId} = ${ctx.account.id}`,
    eq(inboundEmails.kind, "reply"),
  );

/** Newest first. */
export async function repliesWith(ctx: AccountContext, people: People, limit: number, before?: Date) {
  if (isNobody(people)) return [];
  return ctx.db
    .select({
      id: inboundEmails.id,
      threadId: inboundEmails.threadId,
      fromAddress: inboundEmails.fromAddress,
      subject: inboundEmails.subject,
      text: inboundEmails.text,
      meeting: inboundEmails.meeting,
      replyClass: inboundEmails.replyClass,
      receivedAt: inboundEmails.receivedAt,
    })
    .from(inboundEmails)
    .where(and(isReplyWith(ctx, people), before && lt(inboundEmails.receivedAt, before)))
    .orderBy(desc(inboundEmails.receivedAt), desc(inboundEmails.id))
    .limit(limit);
}
export type ReplyWith = Awaited<ReturnType<typeof repliesWith>>[number];

export async function countRepliesWith(ctx: AccountContext, people: People): Promise<number> {
  if (isNobody(people)) return 0;
  const [row] = await ctx.db.select({ count: count() }).from(inboundEmails).where(isReplyWith(ctx, people));
  return row?.count ?? 0;
}

const MAX_THREADS = 10;

/** The latest conversations with these contacts, newest first; at most 10. */
export async function threadsWith(ctx: AccountContext, people: People) {
  if (isNobody(people)) return [];
  return ctx.db
    .select({
      id: threads.id,
      name: threads.name,
      address: threads.address,
      subject: threads.subject,
      replyClass: threads.replyClass,
      lastAt: threads.lastAt,
    })
    .from(threads)
    .where(isWith(ctx, people))
    .orderBy(desc(threads.lastAt), desc(threads.id))
    .limit(MAX_THREADS);
}
