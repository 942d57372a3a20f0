import { leadSearchJson } from "~/domains/lead-search/json";
import { listLeadSearches } from "~/domains/lead-search/lead-searches.server";
import { SearchQuery } from "~/domains/lead-search/schemas";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: SearchQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listLeadSearches(ctx, query), leadSearchJson),
  }),
});
