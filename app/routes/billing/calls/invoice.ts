import { parseId } from "~/core/ids";
import { getInvoice } from "~/domains/billing/invoices/list-invoices.server";
import { invoiceJson } from "~/domains/billing/subscription/json";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: async ({ ctx, params }) => invoiceJson(await getInvoice(ctx, parseId(params.invoiceId, "invoice"))),
  }),
});
