import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { statement } from "~/core/statement";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { dropTargets } from "~/domains/campaigns/drop-targets";
import type { Mailbox } from "~/domains/mailboxes/lease-mailbox.server";
import { getMailbox, mailboxRates } from "~/domains/mailboxes/mailboxes.server";
import { dayOf, isOverLimits } from "~/domains/mailboxes/policy";
import { mailboxes } from "~/domains/mailboxes/tables";
import { wakeMailbox } from "./queue-single-mail.server";

const isMine = (ctx: BusinessContext, mailboxId: number) =>
  and(eq(mailboxes.id, mailboxId), eq(mailboxes.accountId, ctx.account.id), isNull(mailboxes.removedAt));

const PAUSE_OVER = {
  pauseReasonCode: null,
  pauseReason: null,
  pauseCount: null,
  pauseSent: null,
  unreachableAt: null,
  unreachableReason: null,
};

/** Nothing leaves until it is resumed; what is on the wire this moment still does. @throws DomainError not_found */
export async function pauseMailbox(ctx: BusinessContext, mailboxId: number): Promise<Mailbox> {
  await getMailbox(ctx, mailboxId);
  await ctx.db.batch([
    ctx.db
      .update(mailboxes)
      .set({ pausedAt: ctx.now(), pauseReasonCode: "by-hand" })
      .where(and(isMine(ctx, mailboxId), isNull(mailboxes.pausedAt))),
    auditIfChanged(ctx, { action: "pause-mailbox", target: `mailbox:${mailboxId}` }),
  ]);
  return getMailbox(ctx, mailboxId);
}

/** After its rates paused it they are counted anew, from tomorrow on: what paused it does not pause it again. @throws DomainError not_found */
export async function resumeMailbox(ctx: BusinessContext, mailboxId: number): Promise<Mailbox> {
  const mailbox = await getMailbox(ctx, mailboxId);
  const tomorrow = dayOf(new Date(ctx.now().getTime() + 86_400_000));
  // Who pauses by hand and resumes would else never be judged.
  const isAnew = isOverLimits(await mailboxRates(ctx, mailbox));
  await ctx.db.batch([
    ctx.db
      .update(mailboxes)
      .set({ pausedAt: null, ...PAUSE_OVER, ...(isAnew ? { countedFrom: tomorrow } : {}) })
      .where(and(isMine(ctx, mailboxId), isNotNull(mailboxes.pausedAt))),
    auditIfChanged(ctx, { action: "resume-mailbox", target: `mailbox:${mailboxId}` }),
  ]);
  await wakeMailbox(ctx, mailboxId);
  return getMailbox(ctx, mailboxId);
}

/** What waits in it is stopped, and its password is forgotten. @throws DomainError not_found */
export async function removeMailbox(ctx: BusinessContext, mailboxId: number): Promise<void> {
  await getMailbox(ctx, mailboxId);
  const now = Math.floor(ctx.now().getTime() / 1_000);
  const waits = sql`m.mailbox_id = ${mailboxId} and m.state = 'waiting'`;
  const changes = [
    sql`update mailboxes set removed_at = ${now}, password_sealed = null
      where id = ${mailboxId} and account_id = ${ctx.account.id} and removed_at is null`,
    auditIfChanged(ctx, { action: "remove-mailbox", target: `mailbox:${mailboxId}` }),
    dropTargets(waits),
    sql`update outreach_messages as m set state = 'stopped', reason_code = 'mailbox-removed', reason = null
      where ${waits}`,
  ];
  await ctx.d1.batch(changes.map((change) => statement(ctx, change)));
}
