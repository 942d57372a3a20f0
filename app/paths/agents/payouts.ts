import { path } from "../path";

type Id = number | string;

const ADMIN = "/admin/payouts";

export const PAYOUTS = {
  account: "/agent/payout-account",
  request: "/agent/payouts",
  cancel: (payoutId: Id) => path`/agent/payouts/${payoutId}/cancel`,
  admin: ADMIN,
  paid: (payoutId: Id) => path`${ADMIN}/${payoutId}/paid`,
  failed: (payoutId: Id) => path`${ADMIN}/${payoutId}/failed`,
  closes: "/admin/closes",
  close: (closeId: Id) => path`/admin/closes/${closeId}`,
  reverse: (closeId: Id) => path`/admin/closes/${closeId}/reverse`,
  fees: (accountId: Id) => path`/admin/fees/${accountId}`,
  reverseFee: (paymentId: Id) => path`/admin/fee-payments/${paymentId}/reverse`,
  batch: (batchId: Id) => path`${ADMIN}/batches/${batchId}`,
  batchFile: (batchId: Id) => path`${ADMIN}/batches/${batchId}/file`,
};
