import { parseId } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { sharedLeadJson } from "~/domains/agents/shared-leads/json";
import { SharedLeadQuery } from "~/domains/agents/shared-leads/schemas";
import { listSharedLeads } from "~/domains/agents/shared-leads/shared-leads.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

/** The leads that businesses share with this agent. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
    query: SharedLeadQuery,
    run: async ({ ctx, params, query, request }) =>
      jsonPage(request, await listSharedLeads(ctx, parseId(params.agentId, "agent"), query), sharedLeadJson),
  }),
});
