import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { listBusinesses } from "~/domains/agents/assignments/businesses.server";
import { assignmentJson } from "~/domains/agents/assignments/json";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    query: PageQuery,
    run: async ({ ctx, params, query, request }) => {
      const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
      const page = await listBusinesses({ ...ctx, agent }, query);
      return jsonPage(request, page, ({ assignment, business }) => ({
        ...assignmentJson(assignment),
        business,
      }));
    },
  }),
});
