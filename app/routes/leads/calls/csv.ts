import { exportLeads, LeadExportQuery } from "~/domains/lead-search/leads/export-leads.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: LeadExportQuery,
    run: ({ ctx, query }) => exportLeads(ctx, query),
  }),
});
