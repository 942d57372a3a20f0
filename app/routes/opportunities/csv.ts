import { FileFormat } from "~/core/files/table-file";
import { exportOpportunities } from "~/domains/opportunities/export-opportunities.server";
import { OpportunityQuery } from "~/domains/opportunities/schemas";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";

const Query = OpportunityQuery.extend({ format: FileFormat });

/** Exports all opportunities of the screen's list, streamed from the database. */
export const loader = businessPage((ctx, { request }) => {
  const { format, ...query } = readQuery(request, Query);
  return exportOpportunities(ctx, query, format);
});
