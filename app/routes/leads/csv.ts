import { exportLeads, LeadExportQuery } from "~/domains/lead-search/leads/export-leads.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";

/** Exports all leads of the screen's list, streamed from the database. */
export const loader = businessPage((ctx, { request }) =>
  exportLeads(ctx, readQuery(request, LeadExportQuery)),
);
