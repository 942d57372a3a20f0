import { type SQL, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { formatNumber } from "~/core/format";
import { statement } from "~/core/statement";
import {
  claimAllowanceStatement,
  dailyAllowance,
  isAllowanceUsed,
} from "~/domains/mailboxes/one-to-one-allowance.server";
import { queueMailbox } from "~/domains/mailboxes/queue-mailbox.server";
import { mailboxDayFrom, slotText } from "~/domains/mailboxes/send-time";
import { type DraftRecord, deleteDraft, saveDraft } from "~/domains/messages/email-drafts.server";
import { type SingleMail, singleMailStatements, usesOf } from "~/domains/messages/one-off-emails.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";

interface OneToOne {
  mail: SingleMail;
  /** The user's text without the signature, saved as a draft at the limit. */
  draft: { record: DraftRecord; subject?: string; text: string };
  /** Checked in the statement that charges the quota. */
  onlyIf: SQL;
}

const secondsUntil = (ctx: BusinessContext, at: Date) =>
  Math.max(1, Math.ceil((at.getTime() - ctx.now().getTime()) / 1_000));

async function keepDraft(
  ctx: BusinessContext,
  { mail, draft }: OneToOne,
  limit: number,
): Promise<DomainError> {
  const sendableAt = mailboxDayFrom(ctx, ctx.now(), 1);
  await saveDraft(ctx, { ...draft, mailboxId: mail.mailboxId, toAddress: mail.to.address, sendableAt });
  return new DomainError(
    "limit_reached",
    `This mailbox has reached today’s limit for replies and single emails (${formatNumber(limit)}). Your email is saved as a draft. You can send it from ${slotText(sendableAt, ctx, ctx.now())}.`,
    { retryAfter: secondsUntil(ctx, sendableAt) },
  );
}

/**
 * Queues a reply or single email ahead of campaigns; null if `onlyIf` does not hold.
 * @throws DomainError limit_reached: at the daily limit with the text saved as a draft, or by a quota
 */
export async function queueOneToOne(ctx: BusinessContext, oneToOne: OneToOne): Promise<number | null> {
  const { mail, draft, onlyIf } = oneToOne;
  const { mailboxId } = mail;
  const claim = { mailboxId, kind: "oneToOne" as const, limit: await dailyAllowance(ctx, "oneToOne") };
  const [, , written] = await withQuota(
    ctx,
    usesOf(mail),
    (count) =>
      ctx.d1.batch<{ message_id: number }>([
        claimAllowanceStatement(ctx, claim, onlyIf),
        ...singleMailStatements(ctx, mail, sql`changes() > 0`),
        statement(ctx, count),
      ]),
    { onlyIf: sql`changes() > 0` },
  );
  const id = written?.results[0]?.message_id;
  if (id === undefined) {
    const allowed = await ctx.db.get<{ is: number }>(sql`select ${onlyIf} as "is"`);
    if (allowed?.is && (await isAllowanceUsed(ctx, claim))) throw await keepDraft(ctx, oneToOne, claim.limit);
    return null;
  }
  await deleteDraft(ctx, draft.record);
  await queueMailbox(ctx, mailboxId);
  return id;
}
