import { VERDICT_REASONS } from "~/domains/refusals/is-refused.server";

const MESSAGE_REASONS = {
  ...VERDICT_REASONS,
  "demo-lead": "A demo lead is never written to.",
  "no-address": "No email address is known.",
  "no-source": "No source says where this address comes from.",
  "same-address": "Another lead of this campaign has the same address.",
  answered: "This person answered.",
  bounced: "The address does not exist: the mail came back.",
  "decided-gone": "Somebody of your team said that the address is gone.",
  "mailbox-full": "Three mails came back within 30 days: this mailbox is full or away.",
  complained: "This person reported the mail as spam.",
  "deal-won": "The deal was won.",
  "deal-lost": "The deal was lost.",
  cancelled: "The campaign was cancelled.",
  "mailbox-removed": "Its mailbox was removed.",
  "template-gone": "Its template or its lead is not there any more.",
  "attachment-gone": "An attachment is not there any more.",
  "job-lost": "The job ended while the mail was handed over: nobody knows whether it arrived.",
  "left-unknown": "Nobody knows whether it arrived. Your team left it at that.",
  "reader-erased": "This person asked to be erased.",
  "words-erased": "What the mail server said named this person, who asked to be erased.",
} as const;
export type MessageReason = keyof typeof MESSAGE_REASONS;

/** In words: ours by the code, else what the mail server said. */
export const reasonText = ({
  reasonCode,
  reason,
}: {
  reasonCode: MessageReason | null;
  reason: string | null;
}): string | null => (reasonCode === null ? reason : MESSAGE_REASONS[reasonCode]);
