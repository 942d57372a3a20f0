import { createOpportunity } from "~/domains/opportunities/create-opportunity.server";
import { convertLead } from "~/domains/opportunities/creation/convert-lead.server";
import { opportunityJson } from "~/domains/opportunities/json";
import { OpportunityQuery, OpportunitySchema } from "~/domains/opportunities/schemas";
import { listOpportunities } from "~/domains/opportunities/search/list-opportunities.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: OpportunityQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listOpportunities(ctx, query), (row) => opportunityJson(row, ctx.now())),
  }),
  // With the id of a lead, that lead becomes the opportunity; the second time the call gives the one that is there.
  POST: endpoint({
    access: "business",
    body: OpportunitySchema,
    status: 201,
    run: async ({ ctx, body }) => {
      const { leadId } = body;
      const made = leadId
        ? (await convertLead(ctx, leadId, body)).opportunity
        : await createOpportunity(ctx, body);
      return opportunityJson(made, ctx.now());
    },
  }),
});
