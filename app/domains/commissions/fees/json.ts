import type { FeePayment } from "./fee-payments.server";

export const feePaymentJson = ({
  id,
  pays,
  cents,
  reference,
  paidOn,
  reverses,
  reason,
  recordedAt,
  isReversed,
}: FeePayment) => ({
  id,
  pays,
  amount: cents / 100,
  reference,
  paidOn,
  reverses,
  reason,
  isReversed,
  recordedAt: recordedAt.toISOString(),
});
