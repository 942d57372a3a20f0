import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { getMarketAgent } from "~/domains/agents/marketplace/market-agents.server";
import { ratingJson } from "~/domains/ratings/json";
import { listRatings } from "~/domains/ratings/list-ratings.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    find: ({ ctx, params }) => getMarketAgent(ctx, parseId(params.agentId, "agent")),
    query: PageQuery,
    run: async ({ ctx, params, query, request }) => {
      const agent = await getMarketAgent(ctx, parseId(params.agentId, "agent"));
      return jsonPage(request, await listRatings(ctx, agent, query), ratingJson);
    },
  }),
});
