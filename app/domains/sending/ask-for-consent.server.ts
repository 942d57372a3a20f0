import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import type { ProductLanguage } from "~/core/languages";
import { statement } from "~/core/statement";
import { messageLanguages } from "~/domains/campaigns/steps/message-languages.server";
import { addressHash } from "~/domains/global-suppressions/address-hash.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { conditionalMailStatement, isMailAddress } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { quoted, unlinked } from "~/domains/mail/render-mail";
import type { Mailbox } from "~/domains/mailboxes/lease-mailbox.server";
import { tryChargeQuota } from "~/domains/quotas/charge-quota.server";
import { consentRequestCharge } from "~/domains/quotas/quota-charges";
import { askedStatement, consentQuestion } from "~/domains/suppressions/consents.server";

export type Sender = Pick<Mailbox, "accountId" | "fromName" | "postalAddress">;

/** Sender name with the company: the linked page names the company, so the recipient should have seen that name before. */
export async function senderNameOf(ctx: Context, { accountId, fromName }: Sender): Promise<string> {
  const company = (await findAccount(ctx.db, accountId))?.name ?? fromName;
  return fromName.includes(company) ? fromName : `${fromName} (${company})`;
}

interface Recipient {
  /** The message held for consent. */
  id: number;
  address: string;
  language: ProductLanguage;
}

/**
 * For one batch: the consent request, once per address, and its email. Nothing is written unless `onlyIf` holds. The
 * platform's transport sends it: its link is a secret that the business's mail server must not see.
 */
export function consentRequestStatements(
  ctx: Context,
  { accountId, postalAddress }: Sender,
  senderName: string,
  held: Recipient,
  onlyIf: SQL = sql`true`,
): D1PreparedStatement[] {
  const { id: heldId, address, language } = held;
  // The business chose both texts, so mail programs must not turn them into links in a platform email.
  const { subject, text, html } = consentQuestion(ctx, {
    accountId,
    address,
    senderName: quoted(senderName),
    postalAddress: unlinked(postalAddress),
    language,
  });
  const email = {
    cause: `consent-request:${accountId}:${addressHash(ctx.config, address)}`,
    to: { address },
    brand: { name: `${quoted(senderName)} via ${ctx.config.APP_NAME}`, logoUrl: null, colour: null },
    subject,
    paragraphs: [],
    whole: { text, html },
  };
  return [
    statement(ctx, askedStatement(ctx, accountId, address, heldId, onlyIf)),
    statement(ctx, conditionalMailStatement(ctx, email, sql`changes() > 0`)),
  ];
}

/**
 * Requests consent from contacts in a country that requires it, while their messages are held. Stops at the account's
 * daily limit.
 */
export async function askForConsent(
  ctx: Context,
  mailbox: Sender,
  unasked: readonly { id: number; address: string }[],
): Promise<void> {
  const senderName = await senderNameOf(ctx, mailbox);
  const charge = consentRequestCharge(mailbox.accountId, ctx.now());
  const reachable = unasked.filter(({ address }) => isMailAddress(address));
  const languages = await messageLanguages(
    ctx,
    reachable.map(({ id }) => id),
  );
  for (const { id, address } of reachable) {
    const held = { id, address, language: languages.get(id) ?? "en" };
    const isWritten = await tryChargeQuota(
      ctx,
      [charge],
      (count) =>
        ctx.d1.batch([...consentRequestStatements(ctx, mailbox, senderName, held), statement(ctx, count)]),
      sql`changes() > 0`,
    );
    if (isWritten === null) break;
  }
  await queueMails(ctx);
}
