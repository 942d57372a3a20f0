import { m } from "~/messages/messages";
export const CLOSE_LABELS = {
  reported: {
    get label() {
      return m.agents_state_labels_awaiting_confirmation();
    },
    kind: "busy",
  },
  disputed: {
    get label() {
      return m.agents_state_labels_disputed();
    },
    kind: "bad",
  },
  confirmed: {
    get label() {
      return m.agents_state_labels_confirmed();
    },
    kind: "good",
  },
  rejected: {
    get label() {
      return m.agents_state_labels_rejected();
    },
    kind: "plain",
  },
  reversed: {
    get label() {
      return m.agents_state_labels_reversed();
    },
    kind: "plain",
  },
} as const;

export const COMMISSION_LABELS = {
  held: {
    get label() {
      return m.agents_state_labels_on_hold();
    },
    kind: "busy",
  },
  payable: {
    get label() {
      return m.agents_state_labels_payable();
    },
    kind: "good",
  },
  paid: {
    get label() {
      return m.agents_state_labels_paid();
    },
    kind: "good",
  },
  reversed: {
    get label() {
      return m.agents_state_labels_reversed();
    },
    kind: "plain",
  },
} as const;

export const KIND_LABELS = {
  get deal() {
    return m.agents_state_labels_deal();
  },
  get signup() {
    return m.agents_state_labels_referral_joined();
  },
  get share() {
    return m.agents_state_labels_referral_commission_share();
  },
  get bonus() {
    return m.agents_state_labels_referral_bonus_for_a_first();
  },
} as const;

interface Waiting {
  state: keyof typeof COMMISSION_LABELS;
  coveredAt: Date | null;
}

/** What an unpaid commission still depends on; null if nothing. `due` is the end of its hold. */
export function conditionText({ state, coveredAt }: Waiting, due: string | null): string | null {
  const isUnpaid = coveredAt === null;
  if (state === "payable") return isUnpaid ? m.agents_state_labels_payable_once_paid() : null;
  if (state !== "held") return null;
  if (due === null) return m.agents_state_labels_held_until_approval();
  return isUnpaid
    ? m.agents_state_labels_held_until_paid({ due })
    : m.agents_state_labels_held_until({ due });
}
