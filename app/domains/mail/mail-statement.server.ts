import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { senderOf } from "~/adapters/mail/mail-sender";
import type { Context } from "~/core/context";
import { emailAddress } from "~/core/email-address";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { addressHash, taggedHash } from "~/domains/global-suppressions/address-hash.server";
import { m } from "~/messages/messages";
import {
  type MailBrand,
  type MailContent,
  mailHtml,
  mailText,
  oneLine,
  ownSignature,
  quoted,
} from "./render-mail";
import { type Attachment, transactionalEmails } from "./tables";

export interface MailInput extends MailContent {
  /** Each cause is unique: a second email with the same cause is not written. */
  cause: string;
  to: { address: string; name?: string | null | undefined };
  /** The recipient requested it, or it protects their sign-in: it is also sent to a suppressed address. */
  isEssential?: boolean;
  /** The first paragraph already greets the recipient. */
  hasGreeting?: boolean;
  headers?: Record<string, string>;
  brand?: MailBrand | null;
  /** Replaces the paragraphs; the HTML must already be sanitised. */
  whole?: { text: string; html: string };
  attachments?: Attachment[];
}

// zod accepts neither quotes nor comments, spaces or line breaks.
const Address = emailAddress();
/** Whether `mailStatement` accepts the address. */
export const isMailAddress = (address: string) => Address.safeParse(address.trim()).success;

const MAX_SUBJECT = 200;
const MAX_NAME = 100;

const cut = (text: string, length: number) => [...oneLine(text)].slice(0, length).join("");

const OURS =
  /^(from|to|cc|bcc|sender|subject|date|message-id|mime-version|auto-submitted|content-.*|received|return-path)$/i;

function checkedAddress(address: string): string {
  const result = Address.safeParse(address.trim());
  if (!result.success)
    // not translated: an error of a screen
    throw new DomainError("invalid", "Enter an email address, e.g. amina@example.com.", {
      field: "email",
    });
  return result.data;
}

function checkedHeaders(headers: Record<string, string>): Record<string, string> {
  for (const [name, value] of Object.entries(headers)) {
    const isFine = /^[A-Za-z][A-Za-z0-9-]{0,60}$/.test(name) && !OURS.test(name);
    if (!isFine || /[^\x20-\x7e]/.test(value) || value.length > 900)
      throw new Error(`The header ${name.replace(/[^\w-]/g, "?")} can't stand in a mail`);
  }
  return headers;
}

function checkedUrl(url: string): string {
  const { href, protocol } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") throw new Error("The action of a mail is a web address");
  return href;
}

function messageIdOf(cause: string, from: string): string {
  const host = from.slice(from.lastIndexOf("@") + 1);
  return `<${createHash("sha256").update(cause).digest("hex").slice(0, 40)}@${host}>`;
}

/** Greets by first name; a title ("Dr.") needs the name after it. */
function greeting(name: string): string {
  const [first = name] = name.split(" ");
  return m.emails_mail_greeting({ name: quoted(first.endsWith(".") ? name : first) });
}

/** Returns the validated row of an email. @throws DomainError invalid for the address; Error for a header or a link */
function mailRow(ctx: Context, mail: MailInput) {
  const { config } = ctx;
  const name = mail.to.name ? cut(mail.to.name, MAX_NAME) : "";
  const content: MailContent = {
    subject: cut(mail.subject, MAX_SUBJECT),
    preheader: mail.paragraphs[mail.hasGreeting ? 1 : 0],
    paragraphs: name && !mail.hasGreeting ? [greeting(name), ...mail.paragraphs] : mail.paragraphs,
    action: mail.action && { label: mail.action.label, url: checkedUrl(mail.action.url) },
    wayOut: mail.wayOut && { ...mail.wayOut, url: checkedUrl(mail.wayOut.url) },
  };
  const signature = mail.brand ? { ...mail.brand, origin: null } : ownSignature(config);
  const toAddress = checkedAddress(mail.to.address);
  return {
    cause: mail.cause,
    toAddress,
    addressHash: addressHash(config, toAddress),
    taggedHash: taggedHash(config, toAddress),
    isEssential: mail.isEssential ?? false,
    toName: name || null,
    fromName: mail.brand ? cut(mail.brand.name, MAX_NAME) : null,
    subject: content.subject,
    text: mail.whole?.text ?? mailText(content, signature),
    html: mail.whole?.html ?? mailHtml(content, signature),
    headers: checkedHeaders(mail.headers ?? {}),
    attachments: mail.attachments ?? [],
    messageId: messageIdOf(mail.cause, senderOf(config).address),
    state: "queued" as const,
    createdAt: ctx.now(),
  };
}

/** For the batch that causes the email. @throws DomainError invalid for the address; Error for a header or a link */
export const mailStatement = (ctx: Context, mail: MailInput) =>
  ctx.db
    .insert(transactionalEmails)
    .values(mailRow(ctx, mail))
    .onConflictDoNothing({ target: transactionalEmails.cause });

/** For a batch: writes nothing unless `onlyIf` holds when the statement runs. @throws as `mailStatement` */
export function conditionalMailStatement(ctx: Context, mail: MailInput, onlyIf: SQL): SQL {
  const row = mailRow(ctx, mail);
  return sql`insert into ${transactionalEmails} (cause, to_address, address_hash, tagged_hash, is_essential, to_name, from_name, subject, text, html,
        headers, attachments, message_id, state, attempts, created_at)
      select ${row.cause}, ${row.toAddress}, ${row.addressHash}, ${row.taggedHash}, ${Number(row.isEssential)}, ${row.toName},
        ${row.fromName}, ${row.subject}, ${row.text}, ${row.html}, ${JSON.stringify(row.headers)},
        ${JSON.stringify(row.attachments)}, ${row.messageId}, ${row.state}, 0, ${toUnixSeconds(row.createdAt)}
      where ${onlyIf} on conflict (cause) do nothing`;
}
