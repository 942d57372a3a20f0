import { countOpenInvoices, listOpenInvoices } from "~/domains/billing/invoices/list-invoices.server";
import { invoiceView } from "~/domains/billing/subscription/view";
import { BILLING } from "~/paths/business/billing";
import type { Queue } from "./reviews";

export const INVOICES_QUEUE: Queue = {
  key: "invoices",
  name: "Open invoices",
  rowName: "Invoice",
  holds: "Unpaid invoices. Mark them as paid when bank transfers arrive.",
  empty: "No open invoices.",
  filter: null,
  list: async (ctx, page) =>
    (await listOpenInvoices(ctx, page)).map((invoice) => {
      const { name, total, what, due } = invoiceView(invoice);
      return {
        id: invoice.id,
        what: `${name}, ${total}, due ${due}. ${what}`,
        who: invoice.billedTo,
        email: null,
        since: invoice.issuedAt,
        target: `invoice:${invoice.id}`,
        page: BILLING.adminPaid(invoice.id),
      };
    }),
  count: countOpenInvoices,
  place: { to: BILLING.adminInvoices, label: "All invoices" },
  acts: [],
};
