import { parseId } from "~/core/ids";
import { opportunityJson } from "~/domains/opportunities/json";
import { openOpportunityOfCompany } from "~/domains/opportunities/opening/open-opportunity-of-company.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  // Asked again while that one is open, it gives the same.
  POST: call({
    access: "business",
    run: async ({ ctx, params }) => {
      const { opportunity, isNew } = await openOpportunityOfCompany(
        ctx,
        parseId(params.companyId, "company"),
      );
      return { ...opportunityJson(opportunity, ctx.now()), isNew };
    },
  }),
});
