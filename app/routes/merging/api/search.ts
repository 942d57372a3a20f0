import { searchView } from "~/domains/merging/duplicate-scan/scan-view";
import { findSearch, requestSearch } from "~/domains/merging/duplicate-scan/start-scan.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** The search that is under way, or the last one; null before the first. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx }) => Response.json(searchView(await findSearch(ctx))),
  }),
  POST: endpoint({
    access: "business",
    status: 202,
    run: async ({ ctx }) => searchView(await requestSearch(ctx)),
  }),
});
