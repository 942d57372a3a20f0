import { assignedAmong } from "~/domains/agents/assignments/assignments.server";
import { marketAgentJson } from "~/domains/agents/marketplace/json";
import { listMarket } from "~/domains/agents/marketplace/market-agents.server";
import { MarketQuery } from "~/domains/agents/marketplace/schemas";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: MarketQuery,
    run: async ({ ctx, query, request }) => {
      const page = await listMarket(ctx, query);
      const assigned = await assignedAmong(
        ctx,
        page.rows.map(({ id }) => id),
      );
      return jsonPage(request, page, (agent) => marketAgentJson(agent, assigned.get(agent.id)));
    },
  }),
});
