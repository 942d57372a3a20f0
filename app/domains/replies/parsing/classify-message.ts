import { classify } from "../classification/classify";
import type { Classification } from "../classification/reply-class";
import type { InboundMail, MailKind } from "./inbound-mail";
import { meaningOfMeeting } from "./meaning-of-meeting";

/** In an auto-reply: the person no longer works there, in five languages. */
const LEFT = [
  /\b(?:(?:i|has|have|ve) (?:resigned|retired) (?:from|as)|no longer (?:with|at|works?|working|employed|part of)|(?:has|have|ve) left (?:the|our|this|my) (?:company|organi[sz]ation|firm|bank|business|team))\b/,
  /\b(?:ne (?:travaille|fait|fais) plus|(?:a|ai) quitté (?:l['’](?:entreprise|organisation|équipe)|la (?:société|banque)|notre|mon))/,
  /\b(?:já não (?:trabalh[ao]|faz|faço)|não (?:trabalh[ao]|faz|faço) mais|(?:deixou|deixei) (?:a|esta) (?:empresa|organização|sociedade))/,
  /\b(?:(?:ame|nime)acha kazi|hafanyi kazi hapa tena|sifanyi kazi hapa tena)\b/,
  /(?:لم (?:يعد|تعد|أعد) (?:يعمل|تعمل|أعمل)|(?:غادر|غادرت) (?:الشركة|المؤسسة|البنك))/,
];
const MAX_TEXT_LENGTH = 5_000;

function saysLeft(text: string): boolean {
  const lowerText = text.slice(0, MAX_TEXT_LENGTH).toLowerCase();
  return LEFT.some((pattern) => pattern.test(lowerText));
}

/** A reply subject repeats our words; a subject of the sender's own has meaning. */
const meaningOfSubject = (subject: string) => (/^\s*(re|aw|sv|tr|fwd?|رد)\s*:/i.test(subject) ? "" : subject);

const classificationOf = (own: string, { subject }: Pick<InboundMail, "subject">): Classification =>
  classify(`${own}\n${meaningOfSubject(subject)}`);

/** An auto-reply has no class unless it states that the person left; then it is classified like a reply. */
export function meaningIn(
  kind: MailKind,
  own: string,
  mail: Pick<InboundMail, "subject" | "meeting">,
): Classification | null {
  if (kind === "reply" && mail.meeting) return meaningOfMeeting(mail.meeting, own);
  if (kind === "reply") return classificationOf(own, mail);
  if (kind !== "auto-reply" || !saysLeft(own)) return null;
  const meaning = classificationOf(own, mail);
  return meaning.replyClass === "wrong_person" ? meaning : null;
}
