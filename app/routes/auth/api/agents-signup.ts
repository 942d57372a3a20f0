import { findAgent } from "~/domains/agents/agents.server";
import { agentJson } from "~/domains/agents/json";
import { registerAgent } from "~/domains/agents/register-agent.server";
import { agentSignupOf } from "~/domains/agents/schemas";
import { operatorMinimum } from "~/domains/settings/operator.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "public",
    body: async (ctx) => agentSignupOf(await operatorMinimum(ctx)),
    status: 201,
    run: async ({ ctx, body }) => {
      const { agentId } = await registerAgent(ctx, body);
      const agent = await findAgent(ctx, agentId);
      return { agent: agent && agentJson(agent) };
    },
  }),
});
