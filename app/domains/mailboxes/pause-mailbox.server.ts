import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { BusinessContext, Context } from "~/core/context";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import type { Mailbox } from "./lease-mailbox.server";
import { mailboxDay, mailboxRates } from "./mailbox-days.server";
import { getMailbox } from "./mailboxes.server";
import { isOverLimits } from "./policy";
import { queueMailbox } from "./queue-mailbox.server";
import { mailboxes } from "./tables";

const isMine = (ctx: BusinessContext, mailboxId: number) =>
  and(eq(mailboxes.id, mailboxId), eq(mailboxes.accountId, ctx.account.id), isNull(mailboxes.removedAt));

/** Stops sending until the mailbox is resumed; messages already in transmission are still sent. @throws DomainError not_found */
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

export async function autoPause(ctx: Context, { id }: Pick<Mailbox, "id">, reason: string): Promise<void> {
  await ctx.db.batch([
    ctx.db
      .update(mailboxes)
      .set({ pausedAt: ctx.now(), pauseReasonCode: "account-refused", pauseReason: reason.slice(0, 500) })
      .where(and(eq(mailboxes.id, id), isNull(mailboxes.pausedAt))),
    auditIfChanged(ctx, { action: "pause-mailbox", target: `mailbox:${id}`, detail: { byItself: true } }),
  ]);
}

const RESUMED = {
  pausedAt: null,
  pauseReasonCode: null,
  pauseReason: null,
  pauseCount: null,
  pauseSent: null,
  unreachableAt: null,
  unreachableReason: null,
};

/**
 * Resumes a mailbox. If its rates are over the limits, they count from tomorrow, so the same emails do not pause it
 * again.
 * @throws DomainError not_found, limit_reached
 */
export async function resumeMailbox(ctx: BusinessContext, mailboxId: number): Promise<Mailbox> {
  const mailbox = await getMailbox(ctx, mailboxId);
  const tomorrow = mailboxDay(ctx, new Date(ctx.now().getTime() + 86_400_000));
  // Checked by rates, not unconditionally: otherwise a user could reset the counts by pausing and resuming.
  const isAnew = isOverLimits(await mailboxRates(ctx, mailbox));
  const isPaused = and(isMine(ctx, mailboxId), isNotNull(mailboxes.pausedAt));
  const resume = ctx.db
    .update(mailboxes)
    .set({ ...RESUMED, ...(isAnew ? { countedFrom: tomorrow } : {}) })
    .where(isPaused);
  // Two rows: its own log entry, and that of the pause, which is not charged itself so that it is never rejected.
  await withQuota(
    ctx,
    { rows: 2 },
    (count) =>
      ctx.db.batch([
        count,
        resume,
        auditIfChanged(ctx, { action: "resume-mailbox", target: `mailbox:${mailboxId}` }),
      ]),
    { onlyIf: sql`exists (select 1 from ${mailboxes} where ${isPaused})` },
  );
  await queueMailbox(ctx, mailboxId);
  return getMailbox(ctx, mailboxId);
}
