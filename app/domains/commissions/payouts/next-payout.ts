import { formatShortDate, formatUsd } from "~/core/format";
import { m } from "~/messages/messages";
import type { PayoutTerms } from "./payout-terms.server";

type Known = Pick<PayoutTerms, "available" | "nextAt" | "heldUntil">;

/** The earliest date of the next payout request; null if there is neither commission nor a waiting period. */
export function nextPayoutAt({ available, nextAt, heldUntil }: Known, now: Date): Date | null {
  const from = nextAt ?? now;
  if (available > 0) return from;
  if (heldUntil === null) return nextAt;
  return heldUntil > from ? heldUntil : from;
}

export function nextPayoutWords(terms: Known, now: Date, zone: string): string {
  const at = nextPayoutAt(terms, now);
  if (at === null) return m.agents_next_payout_no_commission_payable_yet_it();
  return terms.available > 0 && terms.nextAt === null
    ? m.agents_next_payout_available({ amount: formatUsd(terms.available) })
    : m.agents_next_payout_on({ date: formatShortDate(at, now, zone) });
}
