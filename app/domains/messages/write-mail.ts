import type { OutgoingMail } from "~/adapters/mail/mail-sender";
import type { Context } from "~/core/context";
import { escapeHtml } from "~/core/html/html-entities";
import type { Mailbox } from "~/domains/mailboxes/lease-mailbox.server";
import { clickLink, footerPieces, unsubscribeLinks } from "~/domains/suppressions/links.server";

export interface Words {
  subject: string;
  html: readonly string[];
  text: readonly string[];
  files: OutgoingMail["attachments"];
  cc: string[];
  source: string | null;
  /** The recipient's company. */
  companyName?: string | null | undefined;
  language: string;
  headers?: Record<string, string>;
}

const RIGHT_TO_LEFT = ["ar", "fa", "he", "ur"];

const page = (language: string, subject: string, body: readonly string[]) => [
  `<!doctype html>\n<html lang="${language}"${RIGHT_TO_LEFT.includes(language) ? ' dir="rtl"' : ""}>\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>`,
  escapeHtml(subject),
  "</title></head>\n<body>\n",
  ...body,
  "\n</body>\n</html>\n",
];

function trimmedEnd(pieces: readonly string[]): string[] {
  const out = [...pieces];
  for (let last = out.pop(); last !== undefined; last = out.pop())
    if (last.trimEnd() !== "") return [...out, last.trimEnd()];
  return out;
}

interface Addressed {
  id: number;
  to_address: string;
  to_name: string | null;
  message_id: string;
  rule: string;
}

export const MESSAGE_HEADER = "X-Njia-Message-ID";

type Sender = Pick<Mailbox, "fromAddress" | "fromName" | "postalAddress">;

export function writeMail(
  ctx: Pick<Context, "config" | "now">,
  mailbox: Sender,
  row: Addressed,
  { subject, html, text, files, cc, source, companyName, language, headers }: Words,
): OutgoingMail {
  const links = row.rule === "test" ? null : unsubscribeLinks(ctx, row.id, row.to_address);
  const { fromName: senderName, postalAddress } = mailbox;
  const footer = footerPieces({ links, senderName, postalAddress, source, companyName, language });
  const pieces = {
    text: [...trimmedEnd(text), "\n\n", ...footer.text],
    html: page(language, subject, [...html, "\n", ...footer.html]),
  };
  return {
    messageId: row.message_id,
    date: ctx.now(),
    from: { address: mailbox.fromAddress, name: mailbox.fromName },
    to: { address: row.to_address, name: row.to_name },
    cc,
    isPersonal: true,
    subject,
    text: pieces.text.join(""),
    html: pieces.html.join(""),
    pieces,
    headers: {
      ...links?.headers,
      ...headers,
      // Relays replace the Message-ID, so ours is repeated in headers that replies and reports return.
      References: [headers?.References, row.message_id].filter(Boolean).join(" "),
      [MESSAGE_HEADER]: row.message_id,
    },
    attachments: files,
  };
}

const LINKS = /href="(https?:\/\/[^"<>\s]+)"/g;

export function countedLinks(ctx: Pick<Context, "config">, messageId: number, html: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const found of html.matchAll(LINKS)) {
    const [whole, url = ""] = found;
    const link = clickLink(ctx, messageId, url.replaceAll("&amp;", "&"));
    if (!link.startsWith("http") || link === url) continue;
    pieces.push(html.slice(from, found.index), `href="${link}"`);
    from = found.index + whole.length;
  }
  return [...pieces, html.slice(from)];
}
