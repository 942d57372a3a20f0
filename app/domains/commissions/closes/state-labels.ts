export const CLOSE_LABELS = {
  reported: { label: "Awaiting confirmation", kind: "busy" },
  disputed: { label: "Disputed", kind: "bad" },
  confirmed: { label: "Confirmed", kind: "good" },
  rejected: { label: "Rejected", kind: "plain" },
  reversed: { label: "Reversed", kind: "plain" },
} as const;

export const COMMISSION_LABELS = {
  held: { label: "On hold", kind: "busy" },
  payable: { label: "Payable", kind: "good" },
  paid: { label: "Paid", kind: "good" },
  reversed: { label: "Reversed", kind: "plain" },
} as const;

export const KIND_LABELS = {
  deal: "Deal",
  signup: "Referral joined",
  share: "Referral commission share",
  bonus: "Referral bonus for a first large deal",
} as const;

interface Waiting {
  state: keyof typeof COMMISSION_LABELS;
  coveredAt: Date | null;
}

/** The condition that a commission depends on, after its status; `due` is the end of its hold. */
export function untilWords({ state, coveredAt }: Waiting, due: string | null): string | null {
  const isUnpaid = coveredAt === null;
  if (state === "payable") return isUnpaid ? ", once the business has paid it" : null;
  if (state !== "held") return null;
  if (due === null) return " until approval";
  return isUnpaid ? ` until the business has paid it, and until ${due}` : ` until ${due}`;
}
