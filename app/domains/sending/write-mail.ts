import type { OutgoingMail } from "~/adapters/mail/mail-sender";
import type { Context } from "~/core/context";
import { escapeHtml } from "~/core/html-entities";
import { mailFooter, unsubscribeLinks } from "~/domains/refusals/links.server";
import type { Claimed } from "./claim-messages.server";
import type { Mailbox } from "./lease-mailbox.server";

export interface Words {
  subject: string;
  html: string;
  text: string;
  files: OutgoingMail["attachments"];
  cc: string[];
  /** Where the reader's address came from. */
  source: string | null;
  language: string;
  headers?: Record<string, string>;
}

/** Languages that are read from right to left. */
const RIGHT_TO_LEFT = ["ar", "fa", "he", "ur"];

const page = (language: string, subject: string, body: string) =>
  `<!doctype html>\n<html lang="${language}"${RIGHT_TO_LEFT.includes(language) ? ' dir="rtl"' : ""}>\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>\n<body>\n${body}\n</body>\n</html>\n`;

/** The mail of a message: who writes, why, and the way out stand in each. */
export function writeMail(
  ctx: Pick<Context, "config" | "now">,
  mailbox: Mailbox,
  row: Claimed,
  { subject, html, text, files, cc, source, language, headers }: Words,
): OutgoingMail {
  const links = unsubscribeLinks(ctx, row.id, row.to_address, language);
  const { fromName: senderName, postalAddress } = mailbox;
  const footer = mailFooter({ links, senderName, postalAddress, source, language });
  // The question for consent says at its end who asks; it is the way out itself.
  const isQuestion = row.rule === "consent-request";
  return {
    messageId: row.message_id,
    date: ctx.now(),
    from: { address: mailbox.fromAddress, name: mailbox.fromName },
    to: { address: row.to_address, name: row.to_name },
    cc,
    isPersonal: true,
    subject,
    text: isQuestion ? text : `${text.trimEnd()}\n\n${footer.text}`,
    html: page(language, subject, isQuestion ? html : `${html}\n${footer.html}`),
    headers: { ...links.headers, ...headers },
    attachments: files,
  };
}
