export const PAYOUT_LABELS = {
  requested: { label: "Requested", kind: "busy" },
  batched: { label: "On its way", kind: "busy" },
  paid: { label: "Paid", kind: "good" },
  returned: { label: "Came back", kind: "bad" },
  cancelled: { label: "Cancelled", kind: "plain" },
} as const;

export const PAYOUT_KIND_LABELS = { bank: "Bank account", mobile: "Mobile money" } as const;
