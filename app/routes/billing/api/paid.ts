import { parseId } from "~/core/ids";
import { getAnyInvoice } from "~/domains/billing/invoices/list-invoices.server";
import { markInvoicePaid, PaymentInput } from "~/domains/billing/invoices/settle-invoice.server";
import { invoiceJson } from "~/domains/billing/subscription/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { invoiceId?: string | undefined }) => parseId(params.invoiceId, "invoice");

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "admin",
    find: ({ ctx, params }) => getAnyInvoice(ctx, idOf(params)),
    body: PaymentInput,
    run: async ({ ctx, params, body }) =>
      invoiceJson(await markInvoicePaid(ctx, idOf(params), body.reference)),
  }),
});
