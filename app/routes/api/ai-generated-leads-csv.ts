import { exportLeads, LeadExportQuery } from "~/domains/lead-search/export-leads.server";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: LeadExportQuery,
    run: ({ ctx, query }) => exportLeads(ctx, query),
  }),
});
