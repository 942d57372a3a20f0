import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { listAsked } from "~/domains/matching/matches/asked.server";
import { askedJson } from "~/domains/matching/matches/asked-json";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

/** What businesses asked of this agent, the newest first. */
export const { loader, action } = apiRoute({
  GET: call({
    access: "user",
    query: PageQuery,
    run: async ({ ctx, params, query, request }) => {
      const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
      return jsonPage(request, await listAsked(ctx, agent.id, query), askedJson);
    },
  }),
});
