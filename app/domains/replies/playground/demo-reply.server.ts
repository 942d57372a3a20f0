import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { plainText } from "~/core/text";
import { consumeAttempt } from "~/domains/identity/sign-in/rate-limiter.server";
import { CLASS_NAMES, type ClassTerm, type ReplyClass } from "../classification/reply-class";
import { meaningIn } from "../parsing/classify-message";
import type { BounceType, InboundMail, MailKind, MailReport } from "../parsing/inbound-mail";
import { readMail } from "../parsing/read-mail.server";
import { kindOf, reportOf } from "../parsing/read-report";
import { extractReply } from "../parsing/strip-quoted-text";
import type { SampleMail } from "../reply-schemas";
import { REPORT_NAMES } from "../responses/bounce-messages";
import { whatFollows } from "./next-actions";
import { cutWords } from "./removed-text";
import { hasSender, isWholeMail, requireMail } from "./require-mail";

interface ReportTold {
  class: BounceType;
  recipients: string[];
  status: string | null;
  said: string | null;
  originalMessageId: string | null;
}

const reportTold = (report: MailReport): ReportTold => ({
  class: report.class,
  recipients: report.recipients,
  status: report.status,
  said: report.said && plainText(report.said),
  originalMessageId: report.messageIds[0] ?? null,
});

export const MAX_PLAYGROUND_BYTES = 1024 * 1024;
export const TOO_LARGE_TO_TRY = "This email is larger than 1 MB. Send a smaller one.";

const SENTIMENT: Record<ReplyClass, "positive" | "neutral" | "negative"> = {
  interested: "positive",
  question: "positive",
  later: "neutral",
  unclear: "neutral",
  wrong_person: "neutral",
  not_interested: "negative",
  unsubscribe: "negative",
};

const priorityOf = (score: number) => (score >= 70 ? "high" : score >= 40 ? "medium" : "low");

const MAX_EXCERPT_LENGTH = 2_000;

const KINDS = {
  reply: "Reply",
  "auto-reply": "Auto-reply, not a reply or an opt-out",
  bounce: "Delivery report",
  delay: "Delivery report: not delivered yet",
  complaint: "Spam complaint",
  other: "Automated server email",
};

/** A delay with a policy block is named as one: it comes from the receiving server's rate limit. */
function kindTextOf(kind: MailKind, report: MailReport | null): string {
  if (!report || kind === "complaint" || (kind === "delay" && report.class !== "policy_block"))
    return KINDS[kind];
  const name = REPORT_NAMES[report.class];
  return `${KINDS.bounce}: ${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
}

const isDeciding = ({ class: each, points }: ClassTerm) => each !== "score" && points > 0;

const base64 = (text: string) => Buffer.from(text).toString("base64");

function rawOf({ from, subject = "", text }: SampleMail): Uint8Array {
  if (isWholeMail(text)) return new TextEncoder().encode(hasSender(text) ? text : `From: ${from}\r\n${text}`);
  const head = `From: ${from}\r\nSubject: =?utf-8?B?${base64(subject)}?=\r\n`;
  const type = "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64";
  return new TextEncoder().encode(`${head}${type}\r\n\r\n${base64(text)}`);
}

function understood(mail: InboundMail) {
  const report = reportOf(mail);
  const kind = report?.kind ?? kindOf(mail);
  const own = extractReply(mail.text);
  const meaning = meaningIn(kind, own, mail);
  const words = meaning?.words ?? [];
  return {
    kind,
    kindText: kindTextOf(kind, report),
    replyClass: meaning?.replyClass ?? null,
    classText: meaning ? CLASS_NAMES[meaning.replyClass] : null,
    ownWords: own.slice(0, MAX_EXCERPT_LENGTH),
    sentiment: meaning ? SENTIMENT[meaning.replyClass] : null,
    priority: meaning ? priorityOf(meaning.score) : null,
    leadScore: meaning?.score ?? null,
    responseKeywords: words.filter(isDeciding).map((word) => word.words),
    reasons: words.filter((word) => word.class === "score"),
    leadId: null,
    agentId: null,
    agentName: null,
    agentEmail: null,
    opportunityId: null,
    assignmentTime: null,
    isSure: meaning?.isSure ?? null,
    wishes: meaning?.wishes ?? [],
    referral: meaning?.referral ?? null,
    referralName: meaning?.referralName ?? null,
    meeting: meaning?.meeting ?? null,
    calendar: mail.meeting,
    cutWords: cutWords(mail.text, own).slice(0, MAX_EXCERPT_LENGTH),
    whatFollows: whatFollows(kind, report, meaning),
    report: report && reportTold(report),
  };
}

export type SampleResult = ReturnType<typeof understood>;

const takeTurn = (ctx: Context) =>
  ctx.config.ENVIRONMENT === "development"
    ? Promise.resolve()
    : consumeAttempt(ctx, ["demo-mail-network", ctx.client.address]);

/** Stores nothing and looks up no contact. @throws DomainError too_many */
export async function tryReply(ctx: Context, sample: SampleMail): Promise<SampleResult> {
  await takeTurn(ctx);
  return understood(await readMail(rawOf(sample)));
}

/** Same as `tryReply`, for a complete raw email. @throws DomainError too_many, too_large, malformed */
export async function tryMail(ctx: Context, raw: Uint8Array): Promise<SampleResult> {
  if (raw.byteLength > MAX_PLAYGROUND_BYTES) throw new DomainError("too_large", TOO_LARGE_TO_TRY);
  const mail = requireMail(raw);
  await takeTurn(ctx);
  return understood(await readMail(mail));
}
