import { createLeadSearch } from "~/domains/lead-search/create-lead-search.server";
import { leadSearchJson, oneSearchJson } from "~/domains/lead-search/json";
import { listLeadSearches } from "~/domains/lead-search/lead-searches.server";
import { LeadSearchSchema, SearchQuery } from "~/domains/lead-search/schemas";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

/** Also /api/ai/lead-searches and (to read) /api/all-lead-searches: one list under the three names of the specification. What is made
 * answers with `notCovered` (countries outside Africa) and `notUnderstood` (words that are no criterion) of its sentence. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: SearchQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listLeadSearches(ctx, query), leadSearchJson),
  }),
  POST: endpoint({
    access: "business",
    body: LeadSearchSchema,
    status: 201,
    run: async ({ ctx, body }) => oneSearchJson(await createLeadSearch(ctx, body)),
  }),
});
