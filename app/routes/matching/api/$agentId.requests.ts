import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { askedJson } from "~/domains/matching/matches/incoming-request-json";
import { listAsked } from "~/domains/matching/matches/incoming-requests.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

/** What businesses asked of this agent, the newest first. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    query: PageQuery,
    run: async ({ ctx, params, query, request }) => {
      const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
      return jsonPage(request, await listAsked(ctx, agent.id, query), askedJson);
    },
  }),
});
