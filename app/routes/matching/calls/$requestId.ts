import { parseId } from "~/core/ids";
import { getAgentRequest } from "~/domains/matching/requests/agent-requests.server";
import { agentRequestJson } from "~/domains/matching/requests/json";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: async ({ ctx, params }) =>
      agentRequestJson(await getAgentRequest(ctx, parseId(params.requestId, "request"))),
  }),
});
