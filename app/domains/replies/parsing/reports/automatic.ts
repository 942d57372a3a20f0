import { withoutLinks } from "../../classification/tokenize";
import type { InboundMail } from "../inbound-mail";
import { extractReply } from "../strip-quoted-text";
import {
  ADDED_WORDS,
  AUTOMATIC_SUBJECTS,
  AWAY_WORDS,
  MACHINE_WORDS,
  PERSON_WORDS,
  RECEIPT_SUBJECTS,
  RECEIPT_WORDS,
  RECEIVED_PROMISES,
  RECEIVED_WORDS,
} from "./automatic-words";
import { folded, says } from "./diagnose";
import { isChallenge, isReaction } from "./platform-mail";

/** Headers of ticket systems that a human agent may be writing through. */
const TICKET_SYSTEMS: readonly { header: string; value: RegExp }[] = [
  { header: "rt-ticket", value: /./ },
  { header: "x-managed-by", value: /^rt\b/i },
  { header: "x-jira-fingerprint", value: /./ },
  { header: "x-front-id", value: /./ },
  { header: "x-powered-by", value: /otrs|znuny|zammad/i },
  {
    header: "x-mailer",
    value: /zendesk|freshdesk|help ?scout|otrs|znuny|zammad|front|hubspot|intercom|kayako|osticket|jira/i,
  },
];

const FOLDED = 2_000;
/** Characters; a longer text is written by a person unless its headers state otherwise. */
const MAX_AUTO_REPLY_LENGTH = 1_200;

const any = (text: string, phrases: readonly string[]) => phrases.some((phrase) => says(text, phrase));

const begins = (subject: string, phrases: readonly string[]) =>
  phrases.some((phrase) => subject.startsWith(` ${folded(phrase).trim()} `));

const isReceipt = (mail: InboundMail, subject: string, words: string) =>
  mail.reports.some(({ type }) => /^message\/disposition-notification/.test(type)) ||
  (begins(subject, RECEIPT_SUBJECTS) && any(words, RECEIPT_WORDS));

/** Counts sentences, without a greeting. */
const sentencesOf = (own: string) =>
  own.split(/[.!;\n]/).filter((piece) => piece.trim().length > 2 && !/,\s{0,5}$/.test(piece)).length;

/** Detects an auto-reply by the text of the email alone, without a header. */
function isAutomaticInWords(mail: InboundMail, sent = ""): boolean {
  const subject = folded(mail.subject.slice(0, FOLDED));
  const own = extractReply(mail.text, sent) || (sent === "" ? mail.text : "");
  const words = folded(own.slice(0, FOLDED));
  if (isReceipt(mail, subject, words) || isReceipt(mail, subject, folded(mail.text.slice(0, FOLDED))))
    return true;
  if (isReaction(mail, own) || isChallenge(own)) return true;
  if (AUTOMATIC_SUBJECTS.some((phrase) => subject.startsWith(` ${phrase}`))) return true;
  if (own.length > MAX_AUTO_REPLY_LENGTH) return false;
  const isPerson = /[?؟]/.test(withoutLinks(own)) || any(words, PERSON_WORDS);
  if (any(words, MACHINE_WORDS)) return !isPerson || any(words, RECEIVED_WORDS);
  if (isPerson) return false;
  if (any(words, AWAY_WORDS)) return any(words, ADDED_WORDS) || sentencesOf(own) === 1;
  return any(words, RECEIVED_WORDS) && any(words, RECEIVED_PROMISES);
}

/** Whether a mailing list or ticket system relays a person's reply: it references another email. */
const comesThrough = ({ headers, inReplyTo, references }: InboundMail): boolean =>
  inReplyTo.length + references.length > 0 &&
  (headers["list-id"] !== undefined ||
    headers["list-unsubscribe"] !== undefined ||
    /^list$/i.test(headers.precedence?.trim() ?? "") ||
    TICKET_SYSTEMS.some(({ header, value }) => value.test(headers[header]?.slice(0, 200) ?? "")));

const isTicket = ({ headers }: InboundMail) =>
  TICKET_SYSTEMS.some(({ header, value }) => value.test(headers[header]?.slice(0, 200) ?? ""));

/** Detects auto-replies by RFC 3834 and by the older headers that programs used. */
export function isAutomatic(mail: InboundMail, sent = ""): boolean {
  const headerOf = (name: string) => mail.headers[name]?.trim().toLowerCase() ?? "";
  const submitted = headerOf("auto-submitted");
  const isAnswer = comesThrough(mail);
  const isGenerated = submitted !== "" && !/^no\b/.test(submitted);
  if (isGenerated && !(isAnswer && isTicket(mail) && /^auto-generated/.test(submitted))) return true;
  if (["x-autoreply", "x-autorespond", "x-auto-reply"].some(headerOf)) return true;
  const precedence = headerOf("precedence");
  if (/^(junk|auto_reply)$/.test(precedence)) return true;
  if (precedence === "bulk" && !(isAnswer && (isTicket(mail) || headerOf("list-id")))) return true;
  if (!isAnswer && (precedence === "list" || headerOf("list-id") || headerOf("list-unsubscribe")))
    return true;
  return isAutomaticInWords(mail, sent);
}
