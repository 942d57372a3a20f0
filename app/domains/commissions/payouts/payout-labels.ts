export const PAYOUT_LABELS = {
  requested: { label: "Requested", kind: "busy" },
  batched: { label: "In transit", kind: "busy" },
  paid: { label: "Paid", kind: "good" },
  returned: { label: "Failed", kind: "bad" },
  cancelled: { label: "Cancelled", kind: "plain" },
} as const;

export const PAYOUT_KIND_LABELS = { bank: "Bank account", mobile: "Mobile money" } as const;
