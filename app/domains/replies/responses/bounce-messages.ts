import { BLOCKED_ADVICE, blockedCauseOf } from "~/domains/mailboxes/rates/blocked-causes";
import type { BounceType, MailKind } from "../parsing/inbound-mail";
import type { DECISIONS } from "../tables";
import type { Bounce } from "./bounces.server";

/** A reply is here only while it has no sender to answer. */
export const KIND_NAMES: Record<MailKind, string> = {
  bounce: "Hard bounce",
  delay: "Not delivered yet",
  "auto-reply": "Automatic answer",
  complaint: "Reported as spam",
  other: "From a mail server",
  reply: "Without a sender",
};

export const BOUNCE_KINDS = ["bounce", "delay", "auto-reply", "complaint", "other"] as const;

export const REPORT_NAMES: Record<BounceType, string> = {
  hard_bounce: "Address is gone",
  soft_bounce: "Full or away",
  policy_block: "Blocked because of us",
  undetermined: "Unclear",
  complaint: "Reported as spam",
};

export interface BounceOutcome {
  kind: MailKind;
  bounceType: BounceType | null;
  status: string | null;
  said: string | null;
  about: string | null;
  isSuppressed: boolean;
  isMatched: boolean;
  /** Three reports said that the mailbox is full, so its sequence stopped. */
  isGivenUp: boolean;
  decision: (typeof DECISIONS)[number] | null;
}

const REASONS: Record<BounceType, string> = {
  hard_bounce: "Their server says that this address does not exist or no longer accepts email.",
  soft_bounce: "The mailbox is full or unavailable, or their server is not accepting email for now.",
  policy_block:
    "Their server refused the mail because of who sends it or what it says, not because of the reader.",
  undetermined: "Their server says that the mail failed, and not clearly why.",
  complaint: "The reader called the mail spam.",
};

export const reasonText = ({ bounceType }: BounceOutcome): string | null =>
  bounceType === null ? null : REASONS[bounceType];

const REFUSED = "The address stands among who wants no mail: nothing more leaves for it.";
const UNNAMED = "Nothing: it names no message of yours, and anybody can write such a report.";

const refusedText = ({ about }: BounceOutcome) =>
  about === null
    ? "The message is marked. Its address is known no more."
    : "Nothing: it names an address that this message was not written to.";

const complainedText = (fate: BounceOutcome) =>
  fate.about === null
    ? "Nothing: it does not say which of the readers complained, or the address is known no more."
    : refusedText(fate);

const DONE: Record<BounceType, (fate: BounceOutcome) => string> = {
  hard_bounce: refusedText,
  complaint: complainedText,
  soft_bounce: ({ isGivenUp }) =>
    isGivenUp
      ? "Three mails came back within 30 days, so the sequence of this person stopped. The address is not refused."
      : "Nothing: the address is not refused, and the next step leaves at its time. Three within 30 days stop the sequence.",
  policy_block: () => "Nothing is refused: it counts for your mailbox, which pauses when this happens often.",
  undetermined: ({ decision }) =>
    decision === "not-gone"
      ? "Somebody of your team said that the address is not gone: nothing is refused."
      : "Nothing yet: somebody of your team decides.",
};

export function doneText(fate: BounceOutcome): string {
  const { kind, bounceType, isMatched, isSuppressed } = fate;
  const isRefused = bounceType === "hard_bounce" || bounceType === "complaint" || fate.decision === "gone";
  if (bounceType !== null && isRefused && isSuppressed) return REFUSED;
  if (bounceType !== null) return isMatched ? DONE[bounceType](fate) : UNNAMED;
  if (kind === "auto-reply") return "Nothing: a machine answered. It is neither a reply nor a refusal.";
  if (kind === "reply") return "Nothing: it names nobody who could be answered.";
  return "Nothing: it says nothing that counts.";
}

const NEXT_STEP: Record<BounceType, (fate: BounceOutcome) => string> = {
  hard_bounce: () => "Look for another person or address of the company.",
  complaint: ({ about }) =>
    about === null
      ? "The message had several readers. Refuse the one who asked, where you know who it was."
      : "Write to this person no more, by no other way either.",
  soft_bounce: ({ isGivenUp }) =>
    isGivenUp ? "Call them, or write again in some weeks." : "Wait for the next step, or call them.",
  policy_block: ({ status, said }) => BLOCKED_ADVICE[blockedCauseOf({ status, said })],
  undetermined: (fate) =>
    canDecide(fate)
      ? "Read what their server said, and say whether the address is gone."
      : "Look for another way to reach them.",
};

export const canDecide = ({ bounceType, isMatched, about, decision }: BounceOutcome): boolean =>
  bounceType === "undetermined" && isMatched && about !== null && decision === null;

/** The mailbox of its reader was full, and the mail has not left again since. */
export const canSendAgain = ({ mail, isSuppressed, message }: Bounce): boolean =>
  mail.bounceType === "soft_bounce" &&
  !isSuppressed &&
  message?.state === "sent" &&
  message.sentAt !== null &&
  message.sentAt <= mail.receivedAt &&
  message.toAddress.toLowerCase() === mail.aboutAddress?.toLowerCase();

export const nextText = (fate: BounceOutcome): string | null =>
  fate.bounceType !== null && fate.isMatched ? NEXT_STEP[fate.bounceType](fate) : null;
