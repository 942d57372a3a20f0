import { parseId } from "~/core/ids";
import { getCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import {
  OpportunityOfCompanyInput,
  openOpportunityOfCompany,
} from "~/domains/opportunities/creation/create-opportunity-from-company.server";
import { opportunityJson } from "~/domains/opportunities/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  // Asked again while that one is open, it gives the same.
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getCompanyOrCopy(ctx, parseId(params.companyId, "company")),
    body: OpportunityOfCompanyInput,
    run: async ({ ctx, params, body }) => {
      const { opportunity, isNew } = await openOpportunityOfCompany(
        ctx,
        parseId(params.companyId, "company"),
        body,
      );
      return { ...opportunityJson(opportunity, ctx.now()), isNew };
    },
  }),
});
