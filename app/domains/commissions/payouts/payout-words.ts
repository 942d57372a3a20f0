export const PAYOUT_WORDS = {
  requested: { words: "Requested", kind: "busy" },
  batched: { words: "On its way", kind: "busy" },
  paid: { words: "Paid", kind: "good" },
  returned: { words: "Came back", kind: "bad" },
  cancelled: { words: "Cancelled", kind: "plain" },
} as const;

export const PAYOUT_KIND_WORDS = { bank: "Bank account", mobile: "Mobile money" } as const;
