import { parseId } from "~/core/ids";
import { getAgentRequest } from "~/domains/matching/requests/agent-requests.server";
import { agentRequestJson } from "~/domains/matching/requests/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) =>
      agentRequestJson(await getAgentRequest(ctx, parseId(params.requestId, "request"))),
  }),
});
