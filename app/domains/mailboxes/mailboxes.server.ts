import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { senderOf } from "~/adapters/mail/mail-sender";
import type { AccountContext, Context } from "~/core/context";
import { notFound } from "~/core/errors";
import { isReservedAddress } from "~/domains/mail/policy";
import { mayUse } from "./demo-mailboxes";
import type { Mailbox } from "./lease-mailbox.server";
import { mailboxDay, NOTHING_SENT, SENT_TODAY } from "./mailbox-days.server";
import { mailboxDailyStats, mailboxes } from "./tables";

export const MAX_MAILBOXES = 20;

/** Whether the mailbox delivers to no one: it uses the development outbox, or a domain reserved for tests. */
export const leavesNowhere = (
  ctx: Pick<Context, "config" | "mail">,
  { kind, fromAddress }: Pick<Mailbox, "kind" | "fromAddress">,
) =>
  ctx.config.ENVIRONMENT !== "production" &&
  (kind === "platform" ? ctx.mail.name === "outbox" : isReservedAddress(fromAddress));

export const platformAddress = (ctx: Pick<Context, "config">) => senderOf(ctx.config).address;

export async function listMailboxes(ctx: AccountContext) {
  const rows = await ctx.db
    .select({ mailbox: mailboxes, sentToday: SENT_TODAY })
    .from(mailboxes)
    .leftJoin(
      mailboxDailyStats,
      and(
        eq(mailboxDailyStats.mailboxId, mailboxes.id),
        eq(mailboxDailyStats.day, mailboxDay(ctx, ctx.now())),
      ),
    )
    .where(and(eq(mailboxes.accountId, ctx.account.id), isNull(mailboxes.removedAt)))
    .orderBy(asc(mailboxes.id));
  return rows.map(({ mailbox, sentToday }) => ({ mailbox, sentToday: sentToday ?? NOTHING_SENT }));
}

/** @throws DomainError not_found for another account's mailbox as well */
export async function getMailbox(ctx: AccountContext, mailboxId: number): Promise<Mailbox> {
  const [row] = await ctx.db
    .select()
    .from(mailboxes)
    .where(
      and(eq(mailboxes.id, mailboxId), eq(mailboxes.accountId, ctx.account.id), isNull(mailboxes.removedAt)),
    )
    .limit(1);
  if (!row) throw notFound("This mailbox");
  return row;
}

/** The default mailbox for single emails and new campaigns: prefers one that may send; null if there is none. */
export async function mailboxForAccount(ctx: AccountContext): Promise<Mailbox | null> {
  const [row] = await ctx.db
    .select()
    .from(mailboxes)
    .where(and(eq(mailboxes.accountId, ctx.account.id), isNull(mailboxes.removedAt), mayUse(ctx)))
    .orderBy(desc(sql`${mailboxes.readyAt} is not null and ${mailboxes.pausedAt} is null`), asc(mailboxes.id))
    .limit(1);
  return row ?? null;
}
