import { classify } from "../classification/classify";
import type { Classification } from "../classification/reply-class";
import type { InboundMail, MailKind } from "./inbound-mail";
import { saysLeft } from "./reports/left-company";

/** A subject that answers ours repeats our words; one of their own says something. */
const meaningOfSubject = (subject: string) => (/^\s*(re|aw|sv|tr|fwd?|رد)\s*:/i.test(subject) ? "" : subject);

const classificationOf = (own: string, { subject }: Pick<InboundMail, "subject">): Classification =>
  classify(`${own}\n${meaningOfSubject(subject)}`);

/** An automatic answer means nothing, unless it says that the person left: then it is read as one of theirs. */
export function meaningIn(
  kind: MailKind,
  own: string,
  mail: Pick<InboundMail, "subject">,
): Classification | null {
  if (kind === "reply") return classificationOf(own, mail);
  if (kind !== "auto-reply" || !saysLeft(own)) return null;
  const meaning = classificationOf(own, mail);
  return meaning.replyClass === "wrong_person" ? meaning : null;
}
