import { PageQuery } from "~/core/pagination";
import { listInvoices } from "~/domains/billing/invoices/list-invoices.server";
import { invoiceJson } from "~/domains/billing/subscription/json";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: PageQuery,
    run: async ({ ctx, query, request }) => jsonPage(request, await listInvoices(ctx, query), invoiceJson),
  }),
});
