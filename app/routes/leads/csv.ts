import { exportLeads, LeadExportQuery } from "~/domains/lead-search/leads/export-leads.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";

/** All leads of the list that the screen shows, streamed as they are read. */
export const loader = businessPage((ctx, { request }) =>
  exportLeads(ctx, readQuery(request, LeadExportQuery)),
);
