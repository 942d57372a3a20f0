import type { FeePayment } from "./fee-payments.server";

export const feePaymentJson = ({
  id,
  cents,
  reference,
  paidOn,
  reverses,
  recordedAt,
  isReversed,
}: FeePayment) => ({
  id,
  amount: cents / 100,
  reference,
  paidOn,
  reverses,
  isReversed,
  recordedAt: recordedAt.toISOString(),
});
