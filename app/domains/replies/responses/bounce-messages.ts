import { BLOCKED_ADVICE, blockedCauseOf } from "~/domains/mailboxes/rates/blocked-causes";
import type { BounceType, MailKind } from "../parsing/inbound-mail";
import type { DECISIONS } from "../tables";
import type { Bounce } from "./bounces.server";

/** A reply is listed here only if it has no sender to reply to. */
export const KIND_NAMES: Record<MailKind, string> = {
  bounce: "Hard bounce",
  delay: "Not delivered yet",
  "auto-reply": "Auto-reply",
  complaint: "Spam complaint",
  other: "Automated server email",
  reply: "Reply without sender",
};

export const BOUNCE_KINDS = ["bounce", "delay", "auto-reply", "complaint", "other"] as const;

export const REPORT_NAMES: Record<BounceType, string> = {
  hard_bounce: "Invalid address",
  soft_bounce: "Mailbox full or unavailable",
  policy_block: "Blocked (sender reputation)",
  undetermined: "Reason unknown",
  complaint: "Spam complaint",
};

export interface BounceOutcome {
  kind: MailKind;
  bounceType: BounceType | null;
  status: string | null;
  said: string | null;
  about: string | null;
  isSuppressed: boolean;
  isMatched: boolean;
  /** Three reports stated that the mailbox is full, so its sequence stopped. */
  isGivenUp: boolean;
  decision: (typeof DECISIONS)[number] | null;
}

const REASONS: Record<BounceType, string> = {
  hard_bounce: "Their server says this address doesn’t exist or no longer accepts email.",
  soft_bounce: "The mailbox is full or unavailable, or their server isn’t accepting email for now.",
  policy_block:
    "A mail server rejected the email because of its sender or content, not because of the recipient.",
  undetermined: "Their server reported a failure without a clear reason.",
  complaint: "The recipient marked the email as spam.",
};

export const reasonText = ({ bounceType }: BounceOutcome): string | null =>
  bounceType === null ? null : REASONS[bounceType];

const REFUSED = "The address is on your suppression list and will no longer be emailed.";
const UNNAMED = "No action: this report matches none of your emails and could be forged.";

const refusedText = ({ about }: BounceOutcome) =>
  about === null
    ? "The email is marked as bounced, and the address was erased."
    : "No action: this report names an address you didn’t email.";

const complainedText = (outcome: BounceOutcome) =>
  outcome.about === null
    ? "No action: the report doesn’t name the recipient who complained, or the address was erased."
    : refusedText(outcome);

const DONE: Record<BounceType, (outcome: BounceOutcome) => string> = {
  hard_bounce: refusedText,
  complaint: complainedText,
  soft_bounce: ({ isGivenUp }) =>
    isGivenUp
      ? "3 emails bounced within 30 days, so the contact’s sequence stopped. The address isn’t suppressed."
      : "No action: the address isn’t suppressed, and the next step will be sent as planned. 3 bounces within 30 days stop the sequence.",
  policy_block: () =>
    "The address isn’t suppressed. The block counts towards your mailbox’s block rate, and a high rate pauses the mailbox.",
  undetermined: ({ decision }) =>
    decision === "not-gone"
      ? "A teammate marked the address as valid, so it isn’t suppressed."
      : "No action yet. Review this bounce.",
};

export function doneText(outcome: BounceOutcome): string {
  const { kind, bounceType, isMatched, isSuppressed } = outcome;
  const isRefused = bounceType === "hard_bounce" || bounceType === "complaint" || outcome.decision === "gone";
  if (bounceType !== null && isRefused && isSuppressed) return REFUSED;
  if (bounceType !== null) return isMatched ? DONE[bounceType](outcome) : UNNAMED;
  if (kind === "auto-reply") return "No action: this is an auto-reply, not a reply or an opt-out.";
  if (kind === "reply") return "No action: this email has no sender to reply to.";
  return "No action: this email isn’t a bounce, a complaint or a reply.";
}

const NEXT_STEP: Record<BounceType, (outcome: BounceOutcome) => string> = {
  hard_bounce: () => "Find another contact or address at the company.",
  complaint: ({ about }) =>
    about === null
      ? "The email had several recipients. If you know who complained, suppress that address."
      : "Don’t contact this person again through any channel.",
  soft_bounce: ({ isGivenUp }) =>
    isGivenUp
      ? "Call the contact, or try again in a few weeks."
      : "Wait for the next step, or call the contact.",
  policy_block: ({ status, said }) => BLOCKED_ADVICE[blockedCauseOf({ status, said })],
  undetermined: (outcome) =>
    canDecide(outcome)
      ? "Read their server’s response and mark the address as valid or invalid."
      : "Find another way to reach the contact.",
};

export const canDecide = ({ bounceType, isMatched, about, decision }: BounceOutcome): boolean =>
  bounceType === "undetermined" && isMatched && about !== null && decision === null;

/** Allowed after a soft bounce, unless the email was sent again since. */
export const canSendAgain = ({ mail, isSuppressed, message }: Bounce): boolean =>
  mail.bounceType === "soft_bounce" &&
  !isSuppressed &&
  message?.state === "sent" &&
  message.sentAt !== null &&
  message.sentAt <= mail.receivedAt &&
  message.toAddress.toLowerCase() === mail.aboutAddress?.toLowerCase();

export const nextText = (outcome: BounceOutcome): string | null =>
  outcome.bounceType !== null && outcome.isMatched ? NEXT_STEP[outcome.bounceType](outcome) : null;
