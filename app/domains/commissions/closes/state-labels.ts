export const CLOSE_LABELS = {
  reported: { words: "Awaits the business", kind: "busy" },
  disputed: { words: "Disputed", kind: "bad" },
  confirmed: { words: "Confirmed", kind: "good" },
  rejected: { words: "Not accepted", kind: "plain" },
  reversed: { words: "Reversed", kind: "plain" },
} as const;

export const COMMISSION_LABELS = {
  held: { words: "On hold", kind: "busy" },
  payable: { words: "Payable", kind: "good" },
  paid: { words: "Paid", kind: "good" },
  reversed: { words: "Reversed", kind: "plain" },
} as const;

export const KIND_LABELS = {
  deal: "Deal",
  signup: "Referral joined",
  share: "Share of a referral's commission",
  bonus: "A referral's first large deal",
} as const;

interface Waiting {
  state: keyof typeof COMMISSION_LABELS;
  coveredAt: Date | null;
}

/** What a commission waits for, after its state; `due` is the day on which its hold ends. */
export function untilWords({ state, coveredAt }: Waiting, due: string | null): string | null {
  const isUnpaid = coveredAt === null;
  if (state === "payable") return isUnpaid ? ", once the business has paid it" : null;
  if (state !== "held") return null;
  if (due === null) return " until the approval";
  return isUnpaid ? ` until the business has paid it, and until ${due}` : ` until ${due}`;
}
