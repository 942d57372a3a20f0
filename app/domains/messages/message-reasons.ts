import { ELIGIBILITY_REASONS } from "~/domains/suppressions/is-suppressed.server";

const MESSAGE_REASONS = {
  ...ELIGIBILITY_REASONS,
  demo_lead: "Demo leads are never emailed.",
  no_address: "No email address available.",
  no_source: "The source of this address is unknown.",
  duplicate_address: "Another lead in this campaign has the same address.",
  contact_deleted: "This contact was deleted.",
  not_lead: "This contact’s company isn’t one of your leads yet.",
  role_address: "This address belongs to a role, not to a person.",
  unsubscribed: "This person unsubscribed.",
  active_elsewhere: "Another active campaign emails this person.",
  other_contact: "Another contact at this company was emailed.",
  replied: "This person replied.",
  bounced: "The address doesn’t exist: the email bounced.",
  manual_hard_bounce: "A teammate marked this address as invalid.",
  soft_bounce_limit: "Three soft bounces within 30 days: this mailbox is full or unavailable.",
  complained: "This person reported the email as spam.",
  deal_won: "The deal was won.",
  deal_lost: "The deal was lost.",
  cancelled: "The campaign was cancelled.",
  mailbox_removed: "Its mailbox was removed.",
  template_removed: "Its template or lead was deleted.",
  attachment_removed: "An attachment was deleted.",
  job_lost: "Sending was interrupted. We can’t confirm whether the email arrived.",
  dismissed: "We can’t confirm whether the email arrived. Your team dismissed it.",
  recipient_erased: "This person asked to be erased.",
  text_erased: "Server response deleted: this person asked to be erased.",
} as const;
export type MessageReason = keyof typeof MESSAGE_REASONS;

/** The text for the reason code, else the mail server's response. */
export const reasonText = ({
  reasonCode,
  reason,
}: {
  reasonCode: MessageReason | null;
  reason: string | null;
}): string | null => (reasonCode === null ? reason : MESSAGE_REASONS[reasonCode]);
