import type { Context } from "~/core/context";
import { sanitizeHtml } from "~/core/html/sanitize-html";
import { statement } from "~/core/statement";
import { plainText, typedText } from "~/core/text";
import { stopSequenceStatements } from "~/domains/campaigns/steps/stop-sequence.server";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import { classifyReport } from "../parsing/classify-mail.server";
import {
  type BounceType,
  FORMER_BOUNCE_TYPES,
  type InboundMail,
  type MailReport,
} from "../parsing/inbound-mail";
import { matchReport } from "../parsing/match-mail.server";
import { reportOf } from "../parsing/read-report";
import { textOfHtml } from "../parsing/strip-quoted-text/html-quotes";
import { eventKeyOf, writeMail } from "../parsing/write-mail.server";
import { type Received, receiveMail, receiveRead } from "./receive-mail.server";
import { recordReport } from "./record-report.server";
import { unsubscribeStatements } from "./unsubscribe.server";
import type { BounceEvent, ReplyEvent, UnsubscribeEvent } from "./webhook-schemas";

export interface EventResult {
  result: string;
  threadId?: number | null;
}

const resultOf = ({ kind, replyClass, isNew, isMatched, threadId }: Received): EventResult => ({
  result: [kind, replyClass, isMatched ? "matched" : "not matched", isNew ? null : "seen before"]
    .filter(Boolean)
    .join(", "),
  threadId,
});

export const ingestRawReply = async (ctx: Context, accountId: number, raw: Uint8Array) =>
  resultOf(await receiveMail(ctx, raw, { accountId }));

/** `raw` is the unchanged request body. */
export async function ingestReply(ctx: Context, accountId: number, event: ReplyEvent, raw: Uint8Array) {
  const html = event.html ? sanitizeHtml(event.html) : null;
  const mail: InboundMail = {
    fromAddress: event.from,
    fromName: event.fromName ? plainText(event.fromName) || null : null,
    envelopeFrom: null,
    toAddress: event.to ?? null,
    subject: plainText(event.subject ?? "").slice(0, 300),
    text: typedText(event.text ?? (event.html ? textOfHtml(event.html) : "")),
    html,
    messageId: event.messageId ?? null,
    inReplyTo: event.inReplyTo ? [event.inReplyTo] : [],
    references: [...(event.references ?? [])].reverse(),
    headers: event.autoSubmitted ? { "auto-submitted": "auto-replied" } : {},
    attachments: [],
    reports: [],
    meeting: null,
    size: raw.byteLength,
  };
  return resultOf(await receiveRead(ctx, mail, raw, { accountId, vouches: true }));
}

const matched = (ctx: Context, accountId: number, { address, messageId }: UnsubscribeEvent) =>
  matchReport(
    ctx,
    { messageIds: messageId ? [messageId] : [], recipients: [address] },
    { accountId, vouches: true },
  );

const NO_MAIL = {
  fromAddress: "",
  fromName: null,
  envelopeFrom: null,
  toAddress: null,
  subject: "",
  text: "",
  html: null,
  messageId: null,
  inReplyTo: [],
  references: [],
  headers: {},
  attachments: [],
  reports: [],
  meeting: null,
  size: 0,
} satisfies InboundMail;

/** Converts an event to an RFC 3464 report, so that one table classifies both. */
function reportOfEvent({ address, status, messageId, diagnostic, type }: BounceEvent): MailReport {
  const isFinal = status.startsWith("5");
  const text = [
    `Final-Recipient: rfc822; ${address}`,
    `Action: ${isFinal ? "failed" : "delayed"}`,
    `Status: ${status}`,
    ...(diagnostic ? [`Diagnostic-Code: smtp; ${plainText(diagnostic).replace(/\s+/g, " ")}`] : []),
  ].join("\r\n");
  const headers = { "content-type": "multipart/report" };
  const read = reportOf({ ...NO_MAIL, headers, reports: [{ type: "message/delivery-status", text }] });
  const report: MailReport = {
    code: null,
    rule: "mail server event",
    ...read,
    kind: isFinal ? "bounce" : "delay",
    class: read?.class ?? (isFinal ? "undetermined" : "soft_bounce"),
    status,
    said: diagnostic ?? null,
    recipients: [address],
    messageIds: messageId ? [messageId] : [],
  };
  return type ? { ...report, class: CLASS_OF_TYPE[type](report.class), rule: `event: ${type}` } : report;
}

type OfClass = (read: BounceType) => BounceType;

const CLASS_OF_TYPE: Record<NonNullable<BounceEvent["type"]>, OfClass> = {
  hard: (read) => (read === "undetermined" ? "hard_bounce" : read),
  soft: (read) => (read === "policy_block" ? "policy_block" : "soft_bounce"),
  blocked: () => "policy_block",
};

/** Records and handles the event like a report received by email. */
export async function ingestBounce(
  ctx: Context,
  accountId: number,
  event: BounceEvent,
  eventId: string,
): Promise<EventResult> {
  const report = reportOfEvent(event);
  const match = await matchReport(ctx, report, { accountId, vouches: true });
  const classified = await classifyReport(ctx, report, match);
  await writeMail(ctx, await eventKeyOf(accountId, eventId), NO_MAIL, classified, {
    accountId,
    vouches: true,
  });
  const { message, targets, note } = classified;
  if (message) await recordReport(ctx, { message, report, targets, note });
  else if (report.class === "hard_bounce")
    await statement(
      ctx,
      suppressStatement(ctx, { accountId, address: event.address, reason: "bounce", note }),
    ).run();
  if (report.kind === "delay") return { result: "delay: nothing changes" };
  const kind = report.class === "hard_bounce" ? "bounce" : `bounce, ${FORMER_BOUNCE_TYPES[report.class]}`;
  return { result: `${kind}, ${message ? "matched" : "not matched"}` };
}

export async function ingestUnsubscribe(
  ctx: Context,
  accountId: number,
  event: UnsubscribeEvent,
): Promise<EventResult> {
  const { address } = event;
  const { message } = await matched(ctx, accountId, event);
  const note = "Reported by your mail server";
  const stop = stopSequenceStatements({ accountId, address, reasonCode: "suppressed" });
  await ctx.d1.batch([
    statement(ctx, suppressStatement(ctx, { accountId, address, reason: "unsubscribe", note })),
    ...(message ? unsubscribeStatements(ctx, message, note) : []),
    ...stop.map((query) => statement(ctx, query)),
  ]);
  return { result: message ? "unsubscribe, matched" : "unsubscribe, not matched" };
}
