/** Apart from the tables: the browser needs these words, and no database library with them. */
export const REFUSAL_REASONS = ["unsubscribe", "bounce", "complaint", "manual", "data-request"] as const;

export const REASON_WORDS: Record<(typeof REFUSAL_REASONS)[number], string> = {
  unsubscribe: "Unsubscribed",
  bounce: "Address does not exist",
  complaint: "Spam complaint",
  manual: "Added by you",
  "data-request": "Asked us to stop",
};

export const canRemove = ({ reason }: { reason: (typeof REFUSAL_REASONS)[number] }) => reason === "manual";
