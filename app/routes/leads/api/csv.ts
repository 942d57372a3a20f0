import { exportLeads, LeadExportQuery } from "~/domains/lead-search/leads/export-leads.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: LeadExportQuery,
    run: ({ ctx, query }) => exportLeads(ctx, query),
  }),
});
