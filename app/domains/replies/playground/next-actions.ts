import type { Classification, ReplyClass } from "../classification/reply-class";
import type { BounceType, MailKind, MailReport } from "../parsing/inbound-mail";

export const REPORT_NAMES: Record<BounceType, string> = {
  hard_bounce: "The address is gone",
  soft_bounce: "Full, or away for now",
  policy_block: "Blocked: our server, our sender or our words",
  undetermined: "Bounced, reason unknown",
  complaint: "Reported as spam",
};

const AFTER_REPORT: Record<BounceType, string> = {
  hard_bounce: "We send nothing more to this address, from any of your campaigns.",
  soft_bounce: "The address stays. We try again later, and stop after three such reports.",
  policy_block:
    "The address stays: it is about us. Where it happens often, the mailbox pauses and its owner is told what to change.",
  undetermined: "The address stays, and a person decides whether it is gone.",
  complaint: "We send nothing more to this address, and the complaint counts for the mailbox.",
};

const STOPS = "The sequence stops, and the owner of the mailbox is told.";

const AFTER_REPLY: Record<ReplyClass, string> = {
  interested: "An opportunity opens.",
  question: "You answer; an opportunity is one press away.",
  later: "You come back to it; an opportunity is one press away.",
  wrong_person: "You look for who is in charge.",
  not_interested: "Nothing more of the campaign leaves.",
  unsubscribe: "The address is refused: nothing more leaves for it.",
  unclear: "It waits for a person to say what it means.",
};

const AFTER_KIND: Partial<Record<MailKind, string>> = {
  "auto-reply": "Nothing. A machine answered: it is neither a reply nor a refusal, and the sequence goes on.",
  other: "Nothing. It says nothing that counts.",
};

function afterReply({ replyClass, isSure, referral }: Classification): string {
  if (referral && (replyClass === "wrong_person" || replyClass === "not_interested"))
    return `${STOPS} ${referral} is offered as a contact.`;
  if (replyClass === "not_interested" && !isSure)
    return `${STOPS} We read a no and are not sure, so it waits for a person.`;
  const waits = !isSure && replyClass !== "unclear" && replyClass !== "unsubscribe";
  return waits
    ? `${STOPS} We are not sure, so it waits for a person, and no opportunity opens by itself.`
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
