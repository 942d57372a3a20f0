import { invoiceName } from "~/domains/billing/invoices/lines";
import { closeReturn, countReturns, listReturns } from "~/domains/billing/payments/take-return.server";
import { BILLING } from "~/paths/business/billing";
import type { Queue } from "./reviews";

const WORDS = {
  pending: "Refund started",
  open: "Disputed",
  returned: "Returned",
  kept: "Dispute won",
  failed: "Refund failed",
} as const;

export const RETURNS_QUEUE: Queue = {
  key: "payment-returns",
  name: "Refunds and disputes",
  rowName: "Payment",
  holds: "Refunded and disputed payments.",
  empty: "No refunds or disputes.",
  filter: null,
  list: async (ctx, page) =>
    (await listReturns(ctx, page)).map((row) => ({
      id: row.id,
      what: `${invoiceName({ id: row.invoiceId, number: row.number })}, ${row.billedTo}. ${WORDS[row.state]}${row.amount === null ? ", amount unknown" : `, ${(row.amount / 100).toFixed(2)} ${row.currency}`}. Provider message: ${row.providerState}. ${row.reversedAt ? "The invoice was reopened." : "The invoice is unchanged."}`,
      who: row.checkoutReference,
      email: null,
      since: row.changedAt,
      target: `invoice:${row.invoiceId}`,
      page: BILLING.adminPaid(row.invoiceId),
    })),
  count: countReturns,
  acts: [{ key: "close", label: "Close case", done: "Case closed", run: closeReturn }],
};
