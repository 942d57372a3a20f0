import { searchEverywhere } from "~/domains/global-search/search-everywhere.server";
import { SearchQuery } from "~/domains/global-search/search-query";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** What an account has under some words, five of a kind. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: SearchQuery,
    run: async ({ ctx, query }) =>
      (await searchEverywhere(ctx, query.q ?? "")).map(({ kind, rows, allTo }) => ({
        kind,
        rows: rows.map(({ title, detail, to }) => ({ title, detail, path: to })),
        allPath: allTo,
      })),
  }),
});
