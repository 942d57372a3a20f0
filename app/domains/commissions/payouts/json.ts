import type { getBatch, Payout } from "./list-payouts.server";
import type { findPayoutAccount } from "./payout-accounts.server";
import type { payoutTerms } from "./payout-terms.server";

const dollars = (cents: number) => cents / 100;

type Found<T extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<T>>;

export const payoutAccountJson = (account: Found<typeof findPayoutAccount>) => ({
  account: account && { kind: account.kind, hint: account.hint, updatedAt: account.updatedAt.toISOString() },
});

export const payoutJson = (payout: Payout) => ({
  id: payout.id,
  agentId: payout.agentId,
  state: payout.state,
  amount: dollars(payout.cents),
  currency: "USD",
  kind: payout.kind,
  account: payout.hint,
  requestedAt: payout.requestedAt.toISOString(),
  batchId: payout.batchId,
  endedAt: payout.endedAt?.toISOString() ?? null,
  reference: payout.reference,
  reason: payout.reason,
  isDemo: payout.isDemo,
});

export const payoutTermsJson = ({ available, rhythm, nextAt, unpaid }: Found<typeof payoutTerms>) => ({
  payable: dollars(available),
  awaitsBusinesses: dollars(unpaid),
  rhythm: rhythm.label,
  nextPayoutAt: nextAt?.toISOString() ?? null,
});

export const batchJson = (batch: Found<typeof getBatch>) => ({
  id: batch.id,
  kind: batch.kind,
  createdAt: batch.createdAt.toISOString(),
  payouts: batch.payouts.map(payoutJson),
});
