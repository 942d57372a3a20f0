import { PageQuery, pageOf } from "~/core/pagination";
import { countOpenInvoices, listOpenInvoices } from "~/domains/billing/invoices/list-invoices.server";
import { invoiceJson } from "~/domains/billing/subscription/json";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

/** What is not paid, the oldest first. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    query: PageQuery,
    run: async ({ ctx, query, request }) => {
      const found = await listOpenInvoices(ctx, { after: query.cursor ?? 0, limit: query.limit });
      const page = pageOf(found, query.limit, ({ id }) => id);
      const total = { count: await countOpenInvoices(ctx), isExact: true };
      return jsonPage(request, { ...page, total }, (row) => ({
        ...invoiceJson(row),
        accountId: row.accountId,
      }));
    },
  }),
});
