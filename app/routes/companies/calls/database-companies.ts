import { companyJson } from "~/domains/directory/companies/json";
import { browseCompanies } from "~/domains/directory/search/browse.server";
import { BrowseQuery, withSegments } from "~/domains/directory/search/browse-query";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: BrowseQuery,
    run: async ({ ctx, query, params, request }) =>
      jsonPage(request, await browseCompanies(ctx, withSegments(query, params)), companyJson),
  }),
});
