import { leadSearchJson } from "~/domains/lead-search/json";
import { listLeadSearches } from "~/domains/lead-search/lead-searches.server";
import { SearchQuery } from "~/domains/lead-search/schemas";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: SearchQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listLeadSearches(ctx, query), leadSearchJson),
  }),
});
