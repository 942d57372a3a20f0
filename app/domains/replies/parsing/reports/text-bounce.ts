import type { InboundMail, MailReport } from "../inbound-mail";
import { OPENINGS, RETRIES, SUBJECTS } from "./bounce-words";
import { codeIn, type Diagnosis, diagnose, folded, says, undecided } from "./diagnose";
import { isFromServer } from "./is-machine";
import { apart, bouncedIds, bouncedParts, bouncedTo } from "./returned-mail";
import { settled, strongest } from "./settle";
import { addressesTold } from "./text-recipients";

/** Subjects of replies and forwarded emails. */
export const ANSWERS = /^\s*(re|aw|sv|tr|fwd?|rv|enc|wg|rd|رد)\s*:/i;
const AUTOMATIC = /^auto-(generated|replied)/i;
/** Accounts of a gateway or its operator; never a person's name. */
const OPERATOR = /^(?:sys-?admin|admin|administrator|system|gateway|mms|sms|smtp|mail)@/i;
const NO_REPLY = /^(?:no|do-?not)[-_.]?reply@/i;

const saysAny = (text: string, openings: typeof SUBJECTS) =>
  openings.some((opening) => opening.says.some((phrase) => says(text, phrase)));

/** The line with a server's response code and up to three wrapped lines after it. */
function answerIn(words: string): string | null {
  const lines = words.split("\n");
  const index = lines.findIndex(
    (line, at) => codeIn(`${line.slice(0, 1_000)}\n${(lines[at + 1] ?? "").slice(0, 100)}`) !== null,
  );
  if (index < 0) return null;
  const start = Math.max(0, (lines[index] ?? "").slice(0, 1_000).search(/[45]\d\d(?:[ :-]|$)/));
  const wrapped = lines.slice(index + 1, index + 4);
  const end = wrapped.findIndex((line) => line.trim() === "" || /^\S+@|^--/.test(line));
  const more = end < 0 ? wrapped : wrapped.slice(0, end);
  return [(lines[index] ?? "").slice(start), ...more].join(" ").replace(/\s+/g, " ").slice(0, 2_000).trim();
}

/** Whether a server wrote it, by sender and wording; a person's reply that quotes a bounce has neither. */
function isBounce(mail: InboundMail, report: string): boolean {
  const subject = folded(mail.subject);
  const words = folded(report);
  const isNamed = saysAny(subject, SUBJECTS);
  const isTold = saysAny(words, OPENINGS);
  if (isFromServer(mail)) {
    const isAnswer = mail.inReplyTo.length > 0 && ANSWERS.test(mail.subject);
    return isNamed || isTold || (!isAnswer && codeIn(report) !== null && addressesTold(mail).length > 0);
  }
  if (ANSWERS.test(mail.subject) || !isTold) return false;
  const isReturned = bouncedParts(mail).length > 0 || apart(mail.text).returned !== "";
  if (NO_REPLY.test(mail.fromAddress)) return isReturned;
  const isGenerated = AUTOMATIC.test(mail.headers["auto-submitted"]?.trim() ?? "");
  return isNamed && (isReturned || isGenerated || OPERATOR.test(mail.fromAddress));
}

/** Reads a mail server's free-text bounce, without RFC 3464 parts. */
export function textBounce(mail: InboundMail): MailReport | null {
  const { report } = apart(mail.text);
  if (!isBounce(mail, report)) return null;
  const named = addressesTold(mail);
  const whole = answerIn(report);
  // The report's general diagnosis, shared by all recipients it names.
  const general = diagnose(report) ?? diagnose(mail.subject);
  const diagnosisOf = (words: string): Diagnosis => {
    const answer = answerIn(words) ?? whole ?? "";
    return diagnose(answer) ?? diagnose(words) ?? general ?? undecided(answer);
  };
  const group = named.map(({ addresses, words }) => {
    const diagnosis = diagnosisOf(words);
    return { addresses, diagnosis, class: diagnosis.class };
  });
  const diagnosis = strongest(group)[0]?.diagnosis ?? diagnosisOf(report);
  const alike = group.filter((one) => one.class === diagnosis.class).flatMap(({ addresses }) => addresses);
  const words = `${folded(mail.subject)} ${folded(report)}`;
  const isRetried = RETRIES.some((phrase) => says(words, phrase));
  return {
    ...settled(diagnosis, isRetried),
    recipients: alike.length > 0 ? alike : bouncedTo(mail),
    said: whole,
    messageIds: bouncedIds(mail),
  };
}
