import { classify } from "../classification/classify";
import type { Classification } from "../classification/reply-class";
import type { InboundMail } from "./inbound-mail";

/** A subject that answers ours repeats our words; one of their own says something. */
const meaningOfSubject = (subject: string) => (/^\s*(re|aw|sv|tr|fwd?|رد)\s*:/i.test(subject) ? "" : subject);

export const meaningOf = (own: string, { subject }: Pick<InboundMail, "subject">): Classification =>
  classify(`${own}\n${meaningOfSubject(subject)}`);
