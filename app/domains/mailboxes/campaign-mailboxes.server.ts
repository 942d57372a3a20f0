import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { messages } from "~/domains/messages/tables";
import { mailboxes } from "./tables";

/** The account's mailboxes that may send, the oldest first. A pause ends, so a paused one counts; its reason is told. */
export async function readyMailboxes(ctx: AccountContext) {
  const rows = await ctx.db
    .select({
      id: mailboxes.id,
      fromAddress: mailboxes.fromAddress,
      fromName: mailboxes.fromName,
      readyAt: mailboxes.readyAt,
      pauseReason: mailboxes.pauseReason,
      pausedAt: mailboxes.pausedAt,
    })
    .from(mailboxes)
    .where(and(eq(mailboxes.accountId, ctx.account.id), isNull(mailboxes.removedAt)))
    .orderBy(asc(mailboxes.id));
  return rows.filter(({ readyAt }) => readyAt !== null);
}

/** A condition: this mailbox is the account's and may send. */
export const isReadyMailbox = (accountId: number, mailboxId: number) =>
  sql`exists (select 1 from ${mailboxes} where id = ${mailboxId} and account_id = ${accountId}
    and ready_at is not null and removed_at is null)`;

/** How many of a mailbox's next messages are looked through for one of a campaign. */
const NEAR = 100;

/**
 * What carries a campaign: its mailbox, why that one pauses, and from when its next mail may leave (null where none is among
 * the next of the mailbox). Null for a mailbox that was removed.
 */
export async function carrierOf(ctx: AccountContext, campaignId: number, mailboxId: number) {
  const next = sql<number | null>`(select min(due_at) from (
    select campaign_id, due_at from ${messages} where mailbox_id = ${mailboxId} and state = 'waiting' and held_at is null
    order by due_at limit ${NEAR}) where campaign_id = ${campaignId})`;
  const [row] = await ctx.db
    .select({
      id: mailboxes.id,
      fromAddress: mailboxes.fromAddress,
      pausedAt: mailboxes.pausedAt,
      pauseReason: mailboxes.pauseReason,
      next,
    })
    .from(mailboxes)
    .where(
      and(eq(mailboxes.id, mailboxId), eq(mailboxes.accountId, ctx.account.id), isNull(mailboxes.removedAt)),
    );
  if (!row) return null;
  const { pausedAt, pauseReason, ...carrier } = row;
  return {
    ...carrier,
    whyPaused: pausedAt ? (pauseReason ?? "Somebody of your team paused it.") : null,
    next: row.next === null ? null : new Date(row.next * 1_000),
  };
}
