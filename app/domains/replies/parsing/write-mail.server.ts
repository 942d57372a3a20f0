import { and, eq, isNotNull, sql } from "drizzle-orm";
import { type Context, isDemoWork } from "~/core/context";
import { sha256 } from "~/core/ids";
import { plainText } from "~/core/text";
import { tryChargeQuota } from "~/domains/quotas/charge-quota.server";
import type { QuotaCharge } from "~/domains/quotas/quota-charges";
import { withoutConsentLinks } from "~/domains/suppressions/links.server";
import { inboundEmails } from "../tables";
import type { ClassifiedMail } from "./classify-mail.server";
import type { InboundMail } from "./inbound-mail";
import type { Origin } from "./match-mail.server";
import { cut } from "./read-mail.server";

/** For every channel. `what`: the Message-ID; without one the content, or the hash of the bytes. */
export const dedupeKeyOf = (accountId: number | null, what: string) => sha256(`${accountId ?? 0}\n${what}`);

const inWords = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();

/** Without a date, which a webhook's JSON lacks: a second identical reply from one person to one message counts as a duplicate. */
export function contentIdOf(
  { fromAddress, subject, text, headers }: InboundMail,
  classified: ClassifiedMail,
) {
  const { kind, message, report } = classified;
  if (!message) return null;
  const from = fromAddress.toLowerCase();
  if (report) return JSON.stringify(["report", from, message.id, headers.date, report.status, report.said]);
  if (kind !== "reply" && kind !== "auto-reply") return null;
  return JSON.stringify([from, message.id, inWords(subject), inWords(text)]);
}

/** Whether the account already received this Message-ID over any channel, as a reply that was fully processed. */
export async function isReceived(ctx: Context, accountId: number, messageId: string): Promise<boolean> {
  const key = await dedupeKeyOf(accountId, messageId);
  const byKey = and(eq(inboundEmails.dedupeKey, key), isNotNull(inboundEmails.threadId));
  return (await ctx.db.select({ id: inboundEmails.id }).from(inboundEmails).where(byKey).limit(1)).length > 0;
}

export const eventKeyOf = (accountId: number, eventId: string) => sha256(`${accountId}\nevent\n${eventId}`);

/** Writes the email once, however often it is delivered; null if the daily limit is used up. */
export async function writeMail(
  ctx: Context,
  dedupeKey: string,
  mail: InboundMail,
  classified: ClassifiedMail,
  { accountId, vouches, charges = [] }: Origin & { charges?: QuotaCharge[] },
) {
  const { kind, status, meaning, message, by, about, said } = classified;
  const row = {
    accountId,
    outreachMessageId: message?.id ?? null,
    matchedBy: by,
    kind,
    dedupeKey,
    fromAddress: mail.fromAddress,
    fromName: mail.fromName,
    toAddress: mail.toAddress,
    subject: mail.subject,
    text: withoutConsentLinks(accountId === null ? cut(mail.text, 2_000) : mail.text),
    html: accountId === null || mail.html === null ? null : withoutConsentLinks(mail.html),
    messageId: mail.messageId,
    size: mail.size,
    attachments: mail.attachments,
    meeting: accountId === null ? null : mail.meeting,
    replyClass: meaning?.replyClass ?? null,
    classTerms: meaning?.words ?? null,
    score: meaning?.score ?? null,
    isSure: meaning?.isSure ?? null,
    bounceStatus: status,
    bounceType: classified.report?.class ?? null,
    smtpCode: classified.report?.code ?? null,
    bounceRule: classified.report?.rule.slice(0, 100) ?? null,
    aboutAddress: accountId === null ? null : about,
    smtpResponse: accountId === null || said === null ? null : cut(plainText(said), 500),
    receivedAt: ctx.now(),
    isFromWebhook: vouches,
    isDemo: isDemoWork(ctx),
  };
  const insert = ctx.db.insert(inboundEmails).values(row).onConflictDoNothing().returning();
  const isUnknown = sql`not exists (select 1 from inbound_emails where dedupe_key = ${dedupeKey})`;
  const counted = await tryChargeQuota(ctx, charges, (count) => ctx.db.batch([count, insert]), isUnknown);
  if (counted === null) return null;
  const [written] = counted[1];
  if (written) return { row: written, isNew: true };
  const [known] = await ctx.db
    .select()
    .from(inboundEmails)
    .where(eq(inboundEmails.dedupeKey, dedupeKey))
    .limit(1);
  if (!known) throw new Error("An inbound mail was neither written nor there.");
  return { row: known, isNew: false };
}
