import { leadJson } from "~/domains/lead-search/json";
import { AllLeadsQuery, listLeads } from "~/domains/lead-search/leads/leads.server";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: AllLeadsQuery,
    run: async ({ ctx, query, request }) => jsonPage(request, await listLeads(ctx, query), leadJson),
  }),
});
