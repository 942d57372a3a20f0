import { ELIGIBILITY_REASONS } from "~/domains/suppressions/is-suppressed.server";

const MESSAGE_REASONS = {
  ...ELIGIBILITY_REASONS,
  demo_lead: "A demo lead is never written to.",
  no_address: "No email address is known.",
  no_source: "No source says where this address comes from.",
  duplicate_address: "Another lead of this campaign has the same address.",
  replied: "This person answered.",
  bounced: "The address does not exist: the mail came back.",
  manual_hard_bounce: "Somebody of your team said that the address is gone.",
  soft_bounce_limit: "Three mails came back within 30 days: this mailbox is full or away.",
  complained: "This person reported the mail as spam.",
  deal_won: "The deal was won.",
  deal_lost: "The deal was lost.",
  cancelled: "The campaign was cancelled.",
  mailbox_removed: "Its mailbox was removed.",
  template_removed: "Its template or its lead is not there any more.",
  attachment_removed: "An attachment is not there any more.",
  job_lost: "The job ended while the mail was handed over: nobody knows whether it arrived.",
  dismissed: "Nobody knows whether it arrived. Your team left it at that.",
  recipient_erased: "This person asked to be erased.",
  text_erased: "What the mail server said named this person, who asked to be erased.",
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
