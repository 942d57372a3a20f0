import { PageQuery } from "~/core/pagination";
import { listAssignedAgents } from "~/domains/agents/assignments/assigned-agents.server";
import { marketAgentJson } from "~/domains/agents/marketplace/json";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: PageQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listAssignedAgents(ctx, query), ({ agent, assignment }) =>
        marketAgentJson(agent, assignment),
      ),
  }),
});
