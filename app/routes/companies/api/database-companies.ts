import { companyJson } from "~/domains/directory/companies/json";
import { browseCompanies } from "~/domains/directory/search/browse.server";
import { BrowseQuery, withSegments } from "~/domains/directory/search/browse-query";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: BrowseQuery,
    run: async ({ ctx, query, params, request }) =>
      jsonPage(request, await browseCompanies(ctx, withSegments(query, params)), companyJson),
  }),
});
