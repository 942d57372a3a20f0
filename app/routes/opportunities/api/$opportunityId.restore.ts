import { parseId } from "~/core/ids";
import { opportunityJson } from "~/domains/opportunities/json";
import { restoreOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: async ({ ctx, params }) =>
      opportunityJson(await restoreOpportunity(ctx, parseId(params.opportunityId, "opportunity")), ctx.now()),
  }),
});
