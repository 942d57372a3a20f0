import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, type Statement, statement } from "~/core/statement";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { chargeQuota } from "~/domains/quotas/charge-quota.server";
import type { QuotaCharge } from "~/domains/quotas/quota-charges";
import { m } from "~/messages/messages";
import { type Counts, otherOf, readToOf, type Talk, unreadOf } from "./talk";

interface Written<Side extends string, Thread> {
  side: Side;
  userId: number;
  text: string;
  find: () => Promise<Thread | null>;
  /** Conditions on the thread: its identity, valid even if this batch creates it, and whether it accepts messages. */
  threadCondition: SQL;
  mayWrite: SQL;
  begin: D1PreparedStatement[];
  /** Other thread columns that a message updates: `, column = value`. */
  alsoSet: SQL;
  charges: (isTold: boolean) => QuotaCharge[];
  tell: (thread: Thread | null, readTo: number) => Promise<Statement[]>;
  refusal: () => Promise<DomainError | null>;
}

const TRIES = 3;

const columnsOf = (side: string) => ({
  unread: sql.raw(`${side}_unread`),
  readTo: sql.raw(`${side}_read_to`),
});

/**
 * Sends a message and marks the chat as read for the sender. The notification's cause contains the other side's read
 * position. So many messages send one notification, and a message sent while the other side reads sends another.
 * Returns the message id.
 * @throws DomainError of `refusal`
 */
export async function writeBetween<Side extends string, Thread extends Counts<Side>>(
  ctx: Context,
  talk: Talk<Side>,
  message: Written<Side, Thread>,
): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const thread = await message.find();
    try {
      const written = await writeOnce(ctx, talk, message, thread);
      await queueMails(ctx);
      return written;
    } catch (error) {
      if (!isAborted(error)) throw error;
      const refusal = await message.refusal();
      if (refusal) throw refusal;
    }
  }
  throw new DomainError("unavailable", m.agents_write_between_the_conversation_was_updated_send());
}

async function writeOnce<Side extends string, Thread extends Counts<Side>>(
  ctx: Context,
  talk: Talk<Side>,
  message: Written<Side, Thread>,
  thread: Thread | null,
): Promise<number> {
  const { threads, messages, threadId } = talk;
  const { side, userId, text, threadCondition, mayWrite, begin } = message;
  const [own, other] = [columnsOf(side), columnsOf(otherOf(talk, side))];
  const readTo = readToOf(thread, otherOf(talk, side));
  const isTold = thread === null || unreadOf(thread, otherOf(talk, side)) === 0;
  const now = toUnixSeconds(ctx.now());
  const write = sql`insert into ${messages} (${threadId}, account_id, side, user_id, text, written_at, is_demo)
    select id, account_id, ${side}, ${userId}, ${text}, ${now}, is_demo from ${threads}
    where ${threadCondition} and ${other.readTo} = ${readTo} and ${mayWrite}`;
  const newest = sql`(select max(id) from ${messages} where ${threadId} = ${threads.id})`;
  const note = sql`update ${threads} set last_message_id = ${newest}, last_at = ${now},
    ${other.unread} = ${other.unread} + 1, ${own.unread} = 0, ${own.readTo} = ${newest}${message.alsoSet} where ${threadCondition}`;
  const notices = isTold ? await message.tell(thread, readTo) : [];
  const made = await chargeQuota(ctx, message.charges(isTold), (count) =>
    ctx.d1.batch([
      statement(ctx, count),
      ...begin,
      statement(ctx, write),
      ctx.d1.prepare(IF_UNCHANGED),
      statement(ctx, note),
      ...notices.map((query) => statement(ctx, query)),
    ]),
  );
  return made[begin.length + 1]?.meta.last_row_id ?? 0;
}

/** Marks messages as read up to the one loaded with the page; later ones stay unread. */
export async function noteReadBetween<Side extends string>(
  ctx: Context,
  talk: Talk<Side>,
  thread: Counts<Side> | null,
  side: Side,
): Promise<void> {
  if (!thread || unreadOf(thread, side) === 0) return;
  const { threads, messages, threadId } = talk;
  const { unread, readTo } = columnsOf(side);
  const since = sql`select count(*) from ${messages}
    where ${threadId} = ${thread.id} and id > ${thread.lastMessageId} and side = ${otherOf(talk, side)}`;
  const update = sql`update ${threads} set ${unread} = (${since}), ${readTo} = ${thread.lastMessageId}
    where id = ${thread.id} and ${readTo} < ${thread.lastMessageId}`;
  await statement(ctx, update).run();
}
