import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { ownRatingJson } from "~/domains/ratings/json";
import { listOwnRatings } from "~/domains/ratings/list-ratings.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    query: PageQuery,
    run: async ({ ctx, params, query, request }) => {
      const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
      return jsonPage(request, await listOwnRatings({ ...ctx, agent }, query), ownRatingJson);
    },
  }),
});
