import { parseId } from "~/core/ids";
import { changeOpportunity } from "~/domains/opportunities/changes/change-opportunity.server";
import { OpportunityChangeSchema } from "~/domains/opportunities/changes/change-schemas";
import { opportunityJson } from "~/domains/opportunities/json";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { removeOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { opportunityId?: string | undefined }) => parseId(params.opportunityId, "opportunity");

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) => opportunityJson(await getOpportunity(ctx, idOf(params)), ctx.now()),
  }),
  PATCH: endpoint({
    access: "business",
    find: ({ ctx, params }) => getOpportunity(ctx, idOf(params)),
    body: OpportunityChangeSchema,
    run: async ({ ctx, params, body }) =>
      opportunityJson(await changeOpportunity(ctx, idOf(params), body), ctx.now()),
  }),
  DELETE: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      await removeOpportunity(ctx, idOf(params));
      return { success: true };
    },
  }),
});
