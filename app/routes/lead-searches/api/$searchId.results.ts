import { parseId } from "~/core/ids";
import { leadJson } from "~/domains/lead-search/json";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { LeadQuery, listLeadsOfSearch } from "~/domains/lead-search/leads/leads.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: LeadQuery,
    run: async ({ ctx, params, query, request }) => {
      const search = await getLeadSearch(ctx, parseId(params.searchId, "search"));
      return jsonPage(request, await listLeadsOfSearch(ctx, search, query), leadJson);
    },
  }),
});
