import { browseCompanies } from "~/domains/directory/browse.server";
import { BrowseQuery, withSegments } from "~/domains/directory/browse-schema";
import { companyJson } from "~/domains/directory/json";
import { apiRoute, call, jsonPage } from "~/http/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: BrowseQuery,
    run: async ({ ctx, query, params, request }) =>
      jsonPage(request, await browseCompanies(ctx, withSegments(query, params)), companyJson),
  }),
});
