import { sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { escapeHtml } from "~/core/html/html-entities";
import { requireProvedAddress } from "~/domains/identity/policy";
import { getMailbox } from "~/domains/mailboxes/mailboxes.server";
import { claimAllowanceStatement, dailyAllowance } from "~/domains/mailboxes/one-to-one-allowance.server";
import { queueMailbox } from "~/domains/mailboxes/queue-mailbox.server";
import { mailboxDayFrom, slotText } from "~/domains/mailboxes/send-time";
import { singleMailStatements } from "~/domains/messages/one-off-emails.server";
import { m } from "~/messages/messages";

/** Sends the user a test email as recipients would receive it. @throws DomainError not_found, conflict, too_many */
export async function testMailbox(ctx: BusinessContext, mailboxId: number): Promise<{ to: string }> {
  const mailbox = await getMailbox(ctx, mailboxId);
  if (!mailbox.readyAt)
    throw new DomainError(
      "conflict",
      // not translated: an error of a screen
      "Check SPF, DKIM and DMARC first. This mailbox can’t send until they pass.",
    );
  // not translated: an error of a screen
  if (mailbox.pausedAt) throw new DomainError("conflict", "This mailbox is paused. Resume it first.");
  const text = [
    m.emails_mailbox_test_greeting({ name: ctx.actor.firstName }),
    m.emails_mailbox_test_news({ address: mailbox.fromAddress }),
  ];
  return sendTest(ctx, mailboxId, {
    subject: m.emails_mailbox_test_subject({ address: mailbox.fromAddress }),
    text: text.join("\n\n"),
    html: text.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("\n"),
  });
}

/** Sends an email to the current user only, from a mailbox that may send. @throws DomainError forbidden, too_many */
export async function sendTest(
  ctx: BusinessContext,
  mailboxId: number,
  mail: { subject: string; text: string; html: string; fileId?: number | null },
): Promise<{ to: string }> {
  // An unconfirmed address may belong to a stranger.
  requireProvedAddress(ctx);
  const { email, firstName, lastName } = ctx.actor;
  const claim = { mailboxId, kind: "tests" as const, limit: await dailyAllowance(ctx, "tests") };
  const [, , written] = await ctx.d1.batch([
    claimAllowanceStatement(ctx, claim),
    ...singleMailStatements(
      ctx,
      {
        accountId: ctx.account.id,
        mailboxId,
        to: { address: email, name: `${firstName} ${lastName}`.trim() },
        rule: "test",
        ...mail,
      },
      sql`changes() > 0`,
    ),
  ]);
  if (!written?.results.length) {
    const from = slotText(mailboxDayFrom(ctx, ctx.now(), 1), ctx, ctx.now());
    throw new DomainError(
      "too_many",
      // not translated: an error of a screen
      `Daily limit of ${claim.limit} test emails reached. You can send more from ${from}.`,
    );
  }
  await queueMailbox(ctx, mailboxId);
  return { to: email };
}
