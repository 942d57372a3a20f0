export const CLOSE_WORDS = {
  reported: { words: "Awaits the business", kind: "busy" },
  disputed: { words: "Disputed", kind: "bad" },
  confirmed: { words: "Confirmed", kind: "good" },
  rejected: { words: "Not accepted", kind: "plain" },
  reversed: { words: "Reversed", kind: "plain" },
} as const;

export const COMMISSION_WORDS = {
  held: { words: "On hold", kind: "busy" },
  payable: { words: "Payable", kind: "good" },
  paid: { words: "Paid", kind: "good" },
  reversed: { words: "Reversed", kind: "plain" },
} as const;

export const KIND_WORDS = {
  deal: "Deal",
  signup: "Referral joined",
  share: "Share of a referral's commission",
  bonus: "A referral's first large deal",
} as const;
