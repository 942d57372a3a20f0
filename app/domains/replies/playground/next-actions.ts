import type { Classification, ReplyClass } from "../classification/reply-class";
import type { BounceType, MailKind, MailReport } from "../parsing/inbound-mail";

const AFTER_REPORT: Record<BounceType, string> = {
  hard_bounce: "The address is suppressed. None of your campaigns will email it again.",
  soft_bounce: "The address isn’t suppressed. The sequence stops after 3 bounces in 30 days.",
  policy_block: "The address isn’t suppressed. A high block rate pauses the mailbox and notifies its owner.",
  undetermined: "The address isn’t suppressed until a teammate reviews the bounce.",
  complaint: "The address is suppressed, and the complaint counts towards the mailbox’s complaint rate.",
};

const STOPS = "The sequence stops, and the mailbox owner is notified.";

const AFTER_REPLY: Record<ReplyClass, string> = {
  interested: "A deal is created.",
  question: "You can reply and create a deal in one click.",
  later: "You can follow up later and create a deal in one click.",
  wrong_person: "You can look for the right contact.",
  not_interested: "We don’t create a deal.",
  unsubscribe: "The address is suppressed and gets no more emails.",
  unclear: "The reply needs review.",
};

const AFTER_KIND: Partial<Record<MailKind, string>> = {
  "auto-reply": "No action. This is an auto-reply, so the sequence continues.",
  other: "No action. This email isn’t a bounce, a complaint or a reply.",
};

function afterReply({ replyClass, isSure, referral }: Classification): string {
  if (referral && (replyClass === "wrong_person" || replyClass === "not_interested"))
    return `${STOPS} ${referral} is suggested as a contact.`;
  if (replyClass === "not_interested" && !isSure)
    return `${STOPS} The contact may not be interested, so the reply needs review.`;
  const waits = !isSure && replyClass !== "unclear" && replyClass !== "unsubscribe";
  return waits
    ? `${STOPS} The category is uncertain, so the reply needs review before a deal is created.`
    : `${STOPS} ${AFTER_REPLY[replyClass]}`;
}

export function whatFollows(
  kind: MailKind,
  report: MailReport | null,
  meaning: Classification | null,
): string {
  if (report) return AFTER_REPORT[report.class];
  return meaning ? afterReply(meaning) : (AFTER_KIND[kind] ?? "Nothing.");
}
