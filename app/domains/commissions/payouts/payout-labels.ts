export const PAYOUT_LABELS = {
  requested: { words: "Requested", kind: "busy" },
  batched: { words: "On its way", kind: "busy" },
  paid: { words: "Paid", kind: "good" },
  returned: { words: "Came back", kind: "bad" },
  cancelled: { words: "Cancelled", kind: "plain" },
} as const;

export const PAYOUT_KIND_LABELS = { bank: "Bank account", mobile: "Mobile money" } as const;
