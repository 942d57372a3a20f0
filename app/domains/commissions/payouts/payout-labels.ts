import { m } from "~/messages/messages";
export const PAYOUT_LABELS = {
  requested: {
    get label() {
      return m.agents_payout_labels_requested();
    },
    kind: "busy",
  },
  batched: {
    get label() {
      return m.agents_payout_labels_in_transit();
    },
    kind: "busy",
  },
  paid: {
    get label() {
      return m.agents_payout_labels_paid();
    },
    kind: "good",
  },
  returned: {
    get label() {
      return m.agents_payout_labels_failed();
    },
    kind: "bad",
  },
  cancelled: {
    get label() {
      return m.agents_payout_labels_cancelled();
    },
    kind: "plain",
  },
} as const;

export const PAYOUT_KIND_LABELS = { bank: "Bank account", mobile: "Mobile money" } as const;

/** The stored hint is in English and ends in four characters of the account number. */
export const accountText = ({ kind, hint }: { kind: "bank" | "mobile"; hint: string }) =>
  kind === "bank"
    ? m.agents_payout_labels_account_ending_in({ last: hint.slice(-4) })
    : m.agents_payout_labels_number_ending_in({ last: hint.slice(-4) });
