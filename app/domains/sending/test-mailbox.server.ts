import { sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { escapeHtml } from "~/core/html/html-entities";
import { toUnixSeconds } from "~/core/seconds";
import { requireProvedAddress } from "~/domains/identity/policy";
import { getMailbox } from "~/domains/mailboxes/mailboxes.server";
import { queueMailbox } from "~/domains/mailboxes/queue-mailbox.server";
import { singleMailStatements, testsSince } from "~/domains/messages/one-off-emails.server";

const DAILY_LIMIT = 20;

/** Sends the user a test email as recipients would get it. @throws DomainError not_found, conflict, too_many */
export async function testMailbox(ctx: BusinessContext, mailboxId: number): Promise<{ to: string }> {
  const mailbox = await getMailbox(ctx, mailboxId);
  if (!mailbox.readyAt)
    throw new DomainError(
      "conflict",
      "Check SPF, DKIM and DMARC first. This mailbox can’t send until they pass.",
    );
  if (mailbox.pausedAt) throw new DomainError("conflict", "This mailbox is paused. Resume it first.");
  const text = [
    `Dear ${ctx.actor.firstName},`,
    `this is a test of the mailbox ${mailbox.fromAddress}. It looks as your readers see it, with the same last lines.`,
  ];
  return sendTest(ctx, mailboxId, {
    subject: `Test of ${mailbox.fromAddress}`,
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
  // Before that the address is a stranger's for all we know.
  requireProvedAddress(ctx);
  const { email, firstName, lastName } = ctx.actor;
  const today = toUnixSeconds(ctx.now()) - 86_400;
  const [, written] = await ctx.d1.batch(
    singleMailStatements(
      ctx,
      {
        accountId: ctx.account.id,
        mailboxId,
        to: { address: email, name: `${firstName} ${lastName}`.trim() },
        rule: "test",
        ...mail,
      },
      sql`${testsSince(ctx.account.id, email, today)} < ${DAILY_LIMIT}`,
    ),
  );
  if (!written?.results.length)
    throw new DomainError("too_many", `At most ${DAILY_LIMIT} tests a day. Please try again tomorrow.`);
  await queueMailbox(ctx, mailboxId);
  return { to: email };
}
