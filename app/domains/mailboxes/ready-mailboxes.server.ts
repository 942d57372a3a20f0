import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { isAccountActive } from "~/domains/identity/account-state";
import { mayUse } from "./demo-mailboxes";
import { pauseText } from "./pause-reasons";
import { dayLimit, gapOf } from "./policy";
import { mailboxes } from "./tables";

/** The account's mailboxes with a passed check, oldest first. Includes paused ones, last, because a pause is temporary. */
export async function readyMailboxes(ctx: AccountContext) {
  const rows = await ctx.db
    .select({
      id: mailboxes.id,
      fromAddress: mailboxes.fromAddress,
      fromName: mailboxes.fromName,
      readyAt: mailboxes.readyAt,
      pausedAt: mailboxes.pausedAt,
    })
    .from(mailboxes)
    .where(and(eq(mailboxes.accountId, ctx.account.id), isNull(mailboxes.removedAt), mayUse(ctx)))
    .orderBy(sql`${mailboxes.pausedAt} is not null`, asc(mailboxes.id));
  return rows.filter(({ readyAt }) => readyAt !== null);
}

/** The label of a mailbox in a select list. */
export const withPause = ({ pausedAt }: { pausedAt: Date | null }, label: string) =>
  pausedAt ? `${label} (paused)` : label;

export const isReadyMailbox = (accountId: number, mailboxId: number) =>
  sql`exists (select 1 from ${mailboxes} where id = ${mailboxId} and account_id = ${accountId}
    and ready_at is not null and removed_at is null and ${isAccountActive(accountId)})`;

export async function findSendingMailbox(ctx: AccountContext, mailboxId: number) {
  const [row] = await ctx.db
    .select({
      id: mailboxes.id,
      fromAddress: mailboxes.fromAddress,
      pausedAt: mailboxes.pausedAt,
      pauseReasonCode: mailboxes.pauseReasonCode,
      pauseReason: mailboxes.pauseReason,
      pauseCount: mailboxes.pauseCount,
      pauseSent: mailboxes.pauseSent,
      gapSeconds: mailboxes.gapSeconds,
      dailyLimit: mailboxes.dailyLimit,
      warmupStartedAt: mailboxes.warmupStartedAt,
      slowedUntil: mailboxes.slowedUntil,
    })
    .from(mailboxes)
    .where(
      and(eq(mailboxes.id, mailboxId), eq(mailboxes.accountId, ctx.account.id), isNull(mailboxes.removedAt)),
    );
  if (!row) return null;
  const { id, fromAddress, pausedAt } = row;
  const gapSeconds = gapOf(row, ctx.now());
  const limitToday = dayLimit(row, ctx, ctx.now());
  return { id, fromAddress, whyPaused: pausedAt ? pauseText(row) : null, gapSeconds, limitToday };
}
