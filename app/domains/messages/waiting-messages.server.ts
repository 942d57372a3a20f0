import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { findSendingMailbox } from "~/domains/mailboxes/ready-mailboxes.server";
import { messages } from "./tables";

/** SQL condition on messages `m`: queued in a mailbox, or held by a paused campaign. Uses one index for each case. */
export const waitsIn = (mailboxId: number): SQL =>
  sql`m.id in (select id from outreach_messages indexed by outreach_messages_due
      where mailbox_id = ${mailboxId} and state = 'waiting' and held_at is null
    union all select id from outreach_messages indexed by outreach_messages_paused
      where mailbox_id = ${mailboxId} and state = 'waiting' and held_at is not null)`;

export const MAX_EXACT_WAITING = 1_000;

/** The number of messages that `removeMailbox` would stop; a result above `MAX_EXACT_WAITING` means there are more. */
export async function countWaiting(ctx: Context, mailboxId: number): Promise<number> {
  const [row] = await ctx.db.all<{
    n: number;
  }>(sql`select count(*) as n from (select 1 from outreach_messages m
    where ${waitsIn(mailboxId)} limit ${MAX_EXACT_WAITING + 1})`);
  return row?.n ?? 0;
}

const NEAR = 100;

/**
 * A campaign's mailbox, with the ID and time of its next email (null if it is not among the mailbox's next 100).
 * Null for a removed mailbox.
 */
export async function campaignMailbox(ctx: AccountContext, campaignId: number, mailboxId: number) {
  const carrier = await findSendingMailbox(ctx, mailboxId);
  if (!carrier) return null;
  const [row] = await ctx.db.all<{ id: number; next: number }>(sql`select id, due_at as next from (
    select id, campaign_id, due_at from ${messages} where mailbox_id = ${mailboxId} and state = 'waiting' and held_at is null
    order by due_at limit ${NEAR}) where campaign_id = ${campaignId} order by due_at limit 1`);
  return { ...carrier, nextId: row?.id ?? null, next: row ? new Date(row.next * 1_000) : null };
}

/** Makes messages that wait for this recipient's consent due now; returns the mailboxes to queue. */
export const releaseAskedStatement = (ctx: Context, messageId: number, onlyIf: SQL) =>
  statement(
    ctx,
    sql`update outreach_messages set due_at = ${toUnixSeconds(ctx.now())}, reason_code = null
      where state = 'waiting' and reason_code in ('consent_required', 'consent_unconfirmed', 'consent_pending') and id in
        (select m.id from outreach_messages h join outreach_messages m
          on m.to_address = h.to_address collate nocase and m.account_id = h.account_id
          where h.id = ${messageId} and h.erased_at is null)
        and ${onlyIf}
      returning mailbox_id`,
  );

/** A mailbox's longest-due messages at `now`: id, campaign_id and country. */
export const dueMessages = (mailboxId: number, now: number, limit: number): SQL =>
  sql`(select id, campaign_id, country from outreach_messages indexed by outreach_messages_due
    where mailbox_id = ${mailboxId} and state = 'waiting' and held_at is null and due_at <= ${now}
    order by due_at limit ${limit})`;

/** Reschedules messages; `query` returns each `id` and the time it `opens`, in Unix seconds. */
export const postponeMessages = (query: SQL, now: number): SQL =>
  sql`update outreach_messages set due_at = x.opens from (${query}) x
    where outreach_messages.id = x.id and x.opens > ${now}`;

export type QueuedMessage = Pick<
  typeof messages.$inferSelect,
  | "id"
  | "campaignId"
  | "mailboxId"
  | "position"
  | "state"
  | "country"
  | "reasonCode"
  | "attempts"
  | "isOneToOne"
  | "dueAt"
  | "heldAt"
>;

/** For each of a mailbox's first 1,000 queued campaign emails, the number of emails due before it. */
export async function queuePlaces(ctx: Context, mailboxId: number): Promise<Map<number, number>> {
  const rows = await ctx.db.all<{
    id: number;
  }>(sql`select id from outreach_messages indexed by outreach_messages_due
    where mailbox_id = ${mailboxId} and state = 'waiting' and held_at is null and is_one_to_one = 0
    order by due_at limit ${MAX_EXACT_WAITING}`);
  return new Map(rows.map(({ id }, place) => [id, place]));
}

export async function findQueuedMessage(
  ctx: AccountContext,
  messageId: number,
): Promise<QueuedMessage | null> {
  const [row] = await ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.accountId, ctx.account.id)))
    .limit(1);
  return row ?? null;
}
