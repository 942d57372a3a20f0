import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { assignedAmong } from "~/domains/agents/assignments/assignments.server";
import { answerMatch } from "~/domains/matching/matches/answer-match.server";
import { getAsked, listAsked } from "~/domains/matching/matches/incoming-requests.server";
import { askedJson, matchJson } from "~/domains/matching/matches/json";
import { getMatch, getMatchOfAgent, listMatches } from "~/domains/matching/matches/matches.server";
import { moveMatch } from "~/domains/matching/matches/move-match.server";
import { AgentAnswerInput, MatchStatus } from "~/domains/matching/matches/schemas";
import { getAgentRequest, listAgentRequests } from "~/domains/matching/requests/agent-requests.server";
import { createAgentRequest } from "~/domains/matching/requests/create-agent-request.server";
import { agentRequestJson } from "~/domains/matching/requests/json";
import { AgentRequestInput, AgentRequestQuery } from "~/domains/matching/requests/schemas";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

const matchIdOf = (params: { matchId?: string | undefined }) => parseId(params.matchId, "match");

const requestIdOf = (params: { matchId?: string | undefined }) => parseId(params.matchId, "request");

const agentOf = ({ ctx, params }: { ctx: Parameters<typeof getOwnAgent>[0]; params: { agentId?: string } }) =>
  getOwnAgent(ctx, parseId(params.agentId, "agent"));

export const matchingApi: ApiPaths = {
  /** Lists the account's agent requests; POST creates one with its matches. */
  "/api/agent-requests": {
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
  },
  "/api/agent-requests/:requestId": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) =>
        agentRequestJson(await getAgentRequest(ctx, parseId(params.requestId, "request"))),
    }),
  },
  /** Returns at most 50 matches, best first. */
  "/api/agent-requests/:requestId/matches": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        const found = await listMatches(ctx, parseId(params.requestId, "request"));
        const assigned = await assignedAmong(
          ctx,
          found.map(({ agent }) => agent.id),
        );
        return found.map((match) => matchJson(match, assigned.get(match.agent.id)));
      },
    }),
  },
  "/api/agent-matches/:matchId/status": {
    PATCH: endpoint({
      access: "business",
      find: ({ ctx, params }) => getMatch(ctx, matchIdOf(params)),
      body: MatchStatus,
      run: async ({ ctx, params, body }) => {
        const { id, state } = await moveMatch(ctx, matchIdOf(params), body.status);
        return { id, status: state };
      },
    }),
  },
  /** Requests that businesses sent this agent, newest first. */
  "/api/agents/:agentId/requests": {
    GET: endpoint({
      access: "user",
      query: PageQuery,
      run: async ({ ctx, params, query, request }) => {
        const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
        return jsonPage(request, await listAsked(ctx, agent.id, query), (asked) =>
          askedJson(asked, agent.tier),
        );
      },
    }),
  },
  /** One request with its score breakdown; POST accepts or declines it. */
  "/api/agents/:agentId/requests/:matchId": {
    GET: endpoint({
      access: "user",
      run: async (asked) => {
        const agent = await agentOf(asked);
        return askedJson(await getAsked(asked.ctx, agent.id, requestIdOf(asked.params)), agent.tier);
      },
    }),
    POST: endpoint({
      access: "user",
      find: async (asked) => getMatchOfAgent(asked.ctx, (await agentOf(asked)).id, requestIdOf(asked.params)),
      body: AgentAnswerInput,
      run: async ({ body, ...asked }) => {
        const agent = await agentOf(asked);
        const { id, state } = await answerMatch(
          { ...asked.ctx, agent },
          requestIdOf(asked.params),
          body.answer,
        );
        return { id, status: state };
      },
    }),
  },
};
