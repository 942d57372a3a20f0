import { exportLeads, LeadExportQuery } from "~/domains/lead-search/export-leads.server";
import { businessPage } from "~/http/page.server";
import { readQuery } from "~/http/query.server";

/** All leads of the list that the screen shows, streamed as they are read. */
export const loader = businessPage((ctx, { request }) =>
  exportLeads(ctx, readQuery(request, LeadExportQuery)),
);
