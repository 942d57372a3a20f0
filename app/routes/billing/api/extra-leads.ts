import { buyExtraLeads } from "~/domains/billing/invoices/buy-extra-leads.server";
import { invoiceJson } from "~/domains/billing/subscription/json";
import { ExtraLeadsInput } from "~/domains/billing/subscription/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    body: ExtraLeadsInput,
    status: 201,
    run: async ({ ctx, body }) => invoiceJson(await buyExtraLeads(ctx, body)),
  }),
});
