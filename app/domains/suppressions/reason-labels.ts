/** In its own module, so that the browser loads these labels without a database library. */
export const SUPPRESSION_REASONS = ["unsubscribe", "bounce", "complaint", "manual", "data-request"] as const;

export const REASON_LABELS: Record<(typeof SUPPRESSION_REASONS)[number], string> = {
  unsubscribe: "Unsubscribed",
  bounce: "Invalid address",
  complaint: "Spam complaint",
  manual: "Added by you",
  "data-request": "Opted out of all emails",
};

export const canRemove = ({ reason }: { reason: (typeof SUPPRESSION_REASONS)[number] }) =>
  reason === "manual";
