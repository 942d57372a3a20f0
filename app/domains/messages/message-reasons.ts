import { ELIGIBILITY_REASONS } from "~/domains/suppressions/is-suppressed.server";

const MESSAGE_REASONS = {
  ...ELIGIBILITY_REASONS,
  demo_lead: "Demo leads are never emailed.",
  no_address: "No email address available.",
  no_source: "The source of this address is unknown.",
  duplicate_address: "Another lead in this campaign has the same address.",
  contact_deleted: "This contact was deleted.",
  not_lead: "This contact’s company isn’t one of your leads yet.",
  role_address: "This is a role address, e.g. info@.",
  unsubscribed: "This contact unsubscribed.",
  active_elsewhere: "Another active campaign emails this contact.",
  other_contact: "Another contact at this company was emailed.",
  replied: "This contact replied.",
  bounced: "The address doesn’t exist. The email bounced.",
  manual_hard_bounce: "A teammate marked this address as invalid.",
  soft_bounce_limit: "3 soft bounces within 30 days: this mailbox is full or unavailable.",
  complained: "This contact reported the email as spam.",
  deal_won: "The deal was won.",
  deal_lost: "The deal was lost.",
  cancelled: "The campaign was cancelled.",
  mailbox_removed: "The mailbox was removed.",
  template_removed: "The template or lead was deleted.",
  attachment_removed: "An attachment was deleted.",
  job_lost: "Sending was interrupted. We can’t confirm whether the email arrived.",
  dismissed: "Delivery couldn’t be confirmed. Your team dismissed the email.",
  recipient_erased: "This contact requested data erasure.",
  text_erased: "Server response deleted: this contact requested data erasure.",
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
