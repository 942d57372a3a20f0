import { parseId } from "~/core/ids";
import { oneSearchJson } from "~/domains/lead-search/json";
import { startLeadSearch } from "~/domains/lead-search/runs/start-lead-search.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    status: 202,
    run: async ({ ctx, params }) => ({
      message: "Search started! Results will appear shortly.",
      ...oneSearchJson(await startLeadSearch(ctx, parseId(params.searchId, "search"))),
    }),
  }),
});
