import { listAgentRequests } from "~/domains/matching/requests/agent-requests.server";
import { createAgentRequest } from "~/domains/matching/requests/create-agent-request.server";
import { agentRequestJson } from "~/domains/matching/requests/json";
import { AgentRequestInput, AgentRequestQuery } from "~/domains/matching/requests/schemas";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

/** Requests of the account, and a new one with its matches. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: AgentRequestQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listAgentRequests(ctx, query), agentRequestJson),
  }),
  POST: endpoint({
    access: "business",
    body: AgentRequestInput,
    status: 201,
    run: async ({ ctx, body }) => agentRequestJson(await createAgentRequest(ctx, body)),
  }),
});
