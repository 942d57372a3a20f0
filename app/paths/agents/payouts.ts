type Id = number | string;

const ADMIN = "/admin/payouts";

export const PAYOUTS = {
  account: "/agent/payout-account",
  request: "/agent/payouts",
  cancel: (payoutId: Id) => `/agent/payouts/${payoutId}/cancel`,
  admin: ADMIN,
  paid: (payoutId: Id) => `${ADMIN}/${payoutId}/paid`,
  failed: (payoutId: Id) => `${ADMIN}/${payoutId}/failed`,
  closes: "/admin/closes",
  reverse: (closeId: Id) => `/admin/closes/${closeId}/reverse`,
  fees: (accountId: Id) => `/admin/fees/${accountId}`,
  reverseFee: (paymentId: Id) => `/admin/fee-payments/${paymentId}/reverse`,
  batch: (batchId: Id) => `${ADMIN}/batches/${batchId}`,
  batchFile: (batchId: Id) => `${ADMIN}/batches/${batchId}/file`,
};
