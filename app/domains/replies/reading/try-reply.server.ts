import { classify } from "../classification/classify";
import { CLASS_NAMES, type ReplyClass } from "../classification/reply-class";
import type { SampleMail } from "../reply-schemas";
import { ownWords } from "./own-words";
import { readMail } from "./read-mail.server";
import { kindOf, reportOf } from "./read-report";

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

const KINDS = {
  reply: "A reply of a person",
  "auto-reply": "An automatic answer: neither a reply nor a refusal",
  bounce: "A delivery report: the address does not exist",
  delay: "A delivery report: not delivered yet",
  complaint: "A report as spam",
  other: "A mail of a mail server",
};

const base64 = (text: string) => Buffer.from(text).toString("base64");

/** One that begins with headers is read as it stands. */
function rawOf({ from, subject = "", text }: SampleMail): Uint8Array {
  const isWhole = /^[A-Za-z][A-Za-z0-9-]{1,60}: .+\r?\n/.test(text) && /\n\r?\n/.test(text);
  const head = `From: ${from}\r\nSubject: =?utf-8?B?${base64(subject)}?=\r\n`;
  const mail = isWhole
    ? text
    : `${head}Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(text)}`;
  return new TextEncoder().encode(mail);
}

/** Nothing is stored, and nobody is looked up. */
export async function tryReply(sample: SampleMail) {
  const mail = await readMail(rawOf(sample), { from: sample.from });
  const kind = reportOf(mail)?.kind ?? kindOf(mail);
  const own = ownWords(mail.text);
  const meaning = kind === "reply" ? classify(own) : null;
  const words = meaning?.words ?? [];
  return {
    kind,
    kindText: KINDS[kind],
    replyClass: meaning?.replyClass ?? null,
    classText: meaning ? CLASS_NAMES[meaning.replyClass] : null,
    ownWords: own.slice(0, 2_000),
    sentiment: meaning ? SENTIMENT[meaning.replyClass] : null,
    priority: meaning ? priorityOf(meaning.score) : null,
    leadScore: meaning?.score ?? null,
    responseKeywords: words.filter((word) => word.class !== "score").map((word) => word.words),
    reasons: words.filter((word) => word.class === "score"),
    leadId: null,
    agentId: null,
    agentName: null,
    agentEmail: null,
    opportunityId: null,
    assignmentTime: null,
  };
}

export type SampleResult = Awaited<ReturnType<typeof tryReply>>;
