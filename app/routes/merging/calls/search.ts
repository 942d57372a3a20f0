import { searchView } from "~/domains/merging/finding/search-view";
import { findSearch, requestSearch } from "~/domains/merging/finding/start-search.server";
import { apiRoute, call } from "~/http/calls/api.server";

/** The search that is under way, or the last one; null before the first. */
export const { loader, action } = apiRoute({
  GET: call({ access: "business", run: async ({ ctx }) => Response.json(searchView(await findSearch(ctx))) }),
  POST: call({
    access: "business",
    status: 202,
    run: async ({ ctx }) => searchView(await requestSearch(ctx)),
  }),
});
