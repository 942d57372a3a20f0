import { createOpportunity } from "~/domains/opportunities/create-opportunity.server";
import { opportunityJson } from "~/domains/opportunities/json";
import { convertLead } from "~/domains/opportunities/opening/convert-lead.server";
import { OpportunityQuery, OpportunitySchema } from "~/domains/opportunities/schemas";
import { listOpportunities } from "~/domains/opportunities/search/list-opportunities.server";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: OpportunityQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listOpportunities(ctx, query), (row) => opportunityJson(row, ctx.now())),
  }),
  // With the id of a lead, that lead becomes the opportunity; the second time the call gives the one that is there.
  POST: call({
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
