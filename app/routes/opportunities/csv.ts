import { FileFormat } from "~/core/files/table-file";
import { exportOpportunities } from "~/domains/opportunities/export-opportunities.server";
import { OpportunityQuery } from "~/domains/opportunities/schemas";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";

const Query = OpportunityQuery.extend({ format: FileFormat });

/** All opportunities of the list that the screen shows, streamed as they are read. */
export const loader = businessPage((ctx, { request }) => {
  const { format, ...query } = readQuery(request, Query);
  return exportOpportunities(ctx, query, format);
});
