import { leadJson } from "~/domains/lead-search/json";
import { AllLeadsQuery, listLeads } from "~/domains/lead-search/leads/leads.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: AllLeadsQuery,
    run: async ({ ctx, query, request }) => jsonPage(request, await listLeads(ctx, query), leadJson),
  }),
});
