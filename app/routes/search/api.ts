import { searchEverywhere } from "~/domains/global-search/search-everywhere.server";
import { SearchQuery } from "~/domains/global-search/search-query";
import { endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

export const searchApi: ApiPaths = {
  /** What an account has under some words, five of a kind. */
  "/api/search": {
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
  },
};
