import { createLeadSearch } from "~/domains/lead-search/create-lead-search.server";
import { leadSearchJson } from "~/domains/lead-search/json";
import { listLeadSearches } from "~/domains/lead-search/lead-searches.server";
import { LeadSearchSchema, SearchQuery } from "~/domains/lead-search/schemas";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

/** Also /api/ai/lead-searches and (to read) /api/all-lead-searches: one list under the three names of the specification. */
export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: SearchQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listLeadSearches(ctx, query), leadSearchJson),
  }),
  POST: call({
    access: "business",
    body: LeadSearchSchema,
    status: 201,
    run: async ({ ctx, body }) => leadSearchJson(await createLeadSearch(ctx, body)),
  }),
});
