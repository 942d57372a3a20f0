import { PageQuery } from "~/core/pagination";
import { listInvoices } from "~/domains/billing/invoices/list-invoices.server";
import { invoiceJson } from "~/domains/billing/subscription/json";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: PageQuery,
    run: async ({ ctx, query, request }) => jsonPage(request, await listInvoices(ctx, query), invoiceJson),
  }),
});
