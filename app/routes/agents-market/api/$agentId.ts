import { parseId } from "~/core/ids";
import { openAssignment } from "~/domains/agents/assignments/assignments.server";
import { marketAgentJson } from "~/domains/agents/marketplace/json";
import { getMarketAgent } from "~/domains/agents/marketplace/market-agents.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      const agent = await getMarketAgent(ctx, parseId(params.agentId, "agent"));
      return marketAgentJson(agent, await openAssignment(ctx, agent.id, ctx.account.id));
    },
  }),
});
