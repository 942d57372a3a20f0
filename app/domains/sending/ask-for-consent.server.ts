import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { findAccount } from "~/domains/identity/find-account.server";
import type { Mailbox } from "~/domains/mailboxes/lease-mailbox.server";
import { singleMailStatements } from "~/domains/messages/single-mails.server";
import { askedStatement, consentQuestion } from "~/domains/refusals/consents.server";

/** Where a country wants consent: the one question goes out, once an address, while the message waits. */
export async function askForConsent(
  ctx: Context,
  mailbox: Mailbox,
  unasked: readonly { id: number; address: string }[],
): Promise<void> {
  const { accountId, id: mailboxId, fromName, postalAddress } = mailbox;
  const company = (await findAccount(ctx.db, accountId))?.name ?? fromName;
  // The page of the link names the company: the reader should have read that name before.
  const senderName = fromName.includes(company) ? fromName : `${fromName} of ${company}`;
  for (const { id: heldId, address } of unasked) {
    const { subject, text, html } = consentQuestion(ctx, { accountId, address, senderName, postalAddress });
    await ctx.d1.batch([
      statement(ctx, askedStatement(ctx, accountId, address, heldId)),
      ...singleMailStatements(
        ctx,
        { accountId, mailboxId, to: { address }, rule: "consent-request", subject, text, html },
        sql`changes() > 0`,
      ),
    ]);
  }
}
