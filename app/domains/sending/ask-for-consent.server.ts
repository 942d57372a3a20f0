import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { findAccount } from "~/domains/identity/find-account.server";
import type { Mailbox } from "~/domains/mailboxes/lease-mailbox.server";
import { singleMailStatements } from "~/domains/messages/single-mails.server";
import { askedStatement, consentQuestion } from "~/domains/refusals/consents.server";

export type Sender = Pick<Mailbox, "accountId" | "id" | "fromName" | "postalAddress">;

/** The page of the link names the company: the reader should have read that name before. */
export async function senderNameOf(ctx: Context, { accountId, fromName }: Sender): Promise<string> {
  const company = (await findAccount(ctx.db, accountId))?.name ?? fromName;
  return fromName.includes(company) ? fromName : `${fromName} of ${company}`;
}

/** For one batch: the one question, once an address, and the email that asks it. Nothing is written unless `onlyIf` holds. */
export function questionStatements(
  ctx: Context,
  { accountId, id: mailboxId, postalAddress }: Sender,
  senderName: string,
  held: { id: number; address: string },
  onlyIf: SQL = sql`true`,
): D1PreparedStatement[] {
  const { id: heldId, address } = held;
  const { subject, text, html } = consentQuestion(ctx, { accountId, address, senderName, postalAddress });
  return [
    statement(ctx, askedStatement(ctx, accountId, address, heldId, onlyIf)),
    ...singleMailStatements(
      ctx,
      { accountId, mailboxId, to: { address }, rule: "consent-request", subject, text, html },
      sql`changes() > 0`,
    ),
  ];
}

/** Where a country wants consent: the one question goes out, once an address, while the message waits. */
export async function askForConsent(
  ctx: Context,
  mailbox: Sender,
  unasked: readonly { id: number; address: string }[],
): Promise<void> {
  const senderName = await senderNameOf(ctx, mailbox);
  for (const held of unasked) await ctx.d1.batch(questionStatements(ctx, mailbox, senderName, held));
}
