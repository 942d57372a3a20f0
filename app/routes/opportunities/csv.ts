import { exportOpportunities } from "~/domains/opportunities/export-opportunities.server";
import { OpportunityQuery } from "~/domains/opportunities/schemas";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";

/** All opportunities of the list that the screen shows, streamed as they are read. */
export const loader = businessPage((ctx, { request }) =>
  exportOpportunities(ctx, readQuery(request, OpportunityQuery)),
);
