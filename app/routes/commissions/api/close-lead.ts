import { parseId } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { agentJson } from "~/domains/agents/json";
import { reportClose } from "~/domains/commissions/closes/report-close.server";
import { CloseInput } from "~/domains/commissions/closes/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "user",
    find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
    body: CloseInput,
    run: async ({ ctx, params, body }) => {
      const own = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
      const { agent, tierAdvancement } = await reportClose(ctx, own, body);
      return { success: true, agent: agentJson(agent), tierAdvancement };
    },
  }),
});
