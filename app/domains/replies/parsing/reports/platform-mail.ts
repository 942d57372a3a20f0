import type { InboundMail } from "../inbound-mail";
import { folded, says } from "./diagnose";

/** RFC 7489, 7.2.1.1, and RFC 8460, 5.3: the subject and the file name of aggregate reports. */
const REPORT_SUBJECT = /^\s{0,5}(?:\[preview\]\s{0,5})?report[ -]domain:\s{0,5}\S{1,260}\s{1,5}submitter:/i;
const REPORT_FILE = /^[\w.-]{1,260}![\w.-]{1,260}!\d{6,20}!\d{6,20}/;

const DIGEST_SUBJECTS = [
  "messages in quarantine",
  "message in quarantine",
  "messages quarantined",
  "quarantine summary",
  "quarantine notification",
  "quarantine digest",
  "quarantine report",
  "spam quarantine",
  "spam digest",
  "end user digest",
  "new held messages",
  "held messages",
  "on hold message summary",
  "messages en quarantaine",
  "mensagens em quarentena",
  "mensajes en cuarentena",
];

const isAggregateReport = ({ subject, headers, attachments }: InboundMail) =>
  REPORT_SUBJECT.test(subject) ||
  headers["tls-report-domain"] !== undefined ||
  attachments.some(({ name }) => REPORT_FILE.test(name));

const ANSWERS = /^\s*(re|aw|sv|tr|fwd?|rv|enc|wg)\s*:/i;

/** A list of emails held by a spam filter: not a reply, and its subject names what it is. */
function isQuarantineDigest({ subject, inReplyTo, references }: InboundMail): boolean {
  if (inReplyTo.length + references.length > 0 || ANSWERS.test(subject)) return false;
  const words = folded(subject);
  return DIGEST_SUBJECTS.some((phrase) => says(words, phrase));
}

/** Platform reports that cover many emails (DMARC, TLS, quarantine): not about any email of ours. */
export const isPlatformReport = (mail: InboundMail) => isAggregateReport(mail) || isQuarantineDigest(mail);

const EMOJI_ONLY = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\s){1,20}$/u;
const GMAIL = /google\.com\/gmail\/about/i;
const OUTLOOK_SUBJECT = /\breacted to your message\b/i;
const OUTLOOK_TEXT = /^[^\n]{1,80} reacted [^\n]{0,20}to your message\b/i;
/** The whole text; a person adds words of their own. */
const OUTLOOK_ONLY =
  /^[^\n]{1,120} (?:reacted to your message|a réagi à votre message|reagiu à (?:sua|tua) mensagem|(?:ha reaccionado|reaccionó) a (?:su|tu) mensaje|hat auf ihre nachricht reagiert)\s{0,2}:?$/iu;
/** Reactions sent by phones: "Liked “…”". */
const TAPBACK =
  /^(?:liked|loved|disliked|laughed at|emphasi[sz]ed|questioned|reacted \S{1,12} to) [“”"„«][^\n]{1,400}[“”"»]$/i;

/** An emoji reaction sent by a mail program, in its own part or in words. */
export function isReaction({ attachments, headers, subject }: InboundMail, own: string): boolean {
  if (attachments.some(({ type }) => /email-reaction\+json/i.test(type))) return true;
  if (headers["x-ms-reactions"] !== undefined) return true;
  const text = own.slice(0, 1_000).trim();
  const [first = ""] = text.split("\n", 1);
  if (EMOJI_ONLY.test(first.trim()) && GMAIL.test(text) && text.length < 400) return true;
  if (OUTLOOK_ONLY.test(text)) return true;
  return (OUTLOOK_SUBJECT.test(subject) && OUTLOOK_TEXT.test(text)) || TAPBACK.test(text);
}

const CHALLENGES = [
  "click the link below to complete",
  "click the following link to complete",
  "click here to deliver",
  "complete the verification",
  "complete a one time verification",
  "confirm that you are a person",
  "confirm that you are human",
  "confirm you are human",
  "confirm your message",
  "you are not a robot",
  "you re not a robot",
  "prove that you are",
  "click here to authenticate",
  "add yourself to my guest list",
  "add yourself to the list",
  "verify your email address by",
  "verify that you are",
  "release your message",
  "confirm that you are a real person",
  "so i can receive your",
  "so that i can receive your",
  "cliquer sur le lien ci dessous",
  "cliquez sur le lien ci dessous",
  "valider votre adresse",
  "vous authentifier",
  "clique no link",
  "confirme que e uma pessoa",
  "haga clic en el enlace",
];

const CHALLENGE_REASONS = [
  "junk mail",
  "verification process",
  "waitlisted",
  "message delivered",
  "spam out of",
  "est en attente",
  "une seule fois",
  "approved senders",
  "allowed senders",
  "is held",
  "being held",
  "only once",
  "just this once",
  "have to do this again",
  "need to do this again",
  "need to do it again",
  "not yet in my address book",
  "not in my address book",
  "not in my contact",
  "spam arrest",
  "spamblocker",
  "spam source",
  "human being",
  "complete this verification",
  "one time",
  "in order to deliver",
  "will be delivered",
  "deliver your message",
  "lutter contre le spam",
  "sera .. remis",
  "sera .. delivre",
  "anti spam",
  "antispam",
  "lixo eletronico",
  "correo no deseado",
  "protecting myself",
  "protect .. from spam",
];

/** A spam filter's challenge to prove that the sender is human: Spam Arrest, Boxbe, MailInBlack and the like. */
export function isChallenge(own: string): boolean {
  const words = folded(own.slice(0, 2_000));
  const any = (phrases: readonly string[]) => phrases.some((phrase) => says(words, phrase));
  return any(CHALLENGES) && any(CHALLENGE_REASONS);
}
