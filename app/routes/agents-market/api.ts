import { notFound } from "~/core/errors";
import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { readMove } from "~/domains/agents/assignments/answer-assignment.server";
import { listAssignedAgents } from "~/domains/agents/assignments/assigned-agents.server";
import { assignedAmong, openAssignment } from "~/domains/agents/assignments/assignments.server";
import { listBusinesses } from "~/domains/agents/assignments/businesses.server";
import { endAssignment } from "~/domains/agents/assignments/end-assignment.server";
import { assignmentJson } from "~/domains/agents/assignments/json";
import { AssignAgent } from "~/domains/agents/assignments/schemas";
import { marketAgentJson } from "~/domains/agents/marketplace/json";
import { getMarketAgent, listMarket } from "~/domains/agents/marketplace/market-agents.server";
import { MarketQuery } from "~/domains/agents/marketplace/schemas";
import { answerOffer } from "~/domains/matching/matches/answer-offer.server";
import { hireAgent } from "~/domains/matching/matches/hire-agent.server";
import { listValidCertificates } from "~/domains/training/certificates/certificates.server";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

export const agentsMarketApi: ApiPaths = {
  "/api/agents": {
    GET: endpoint({
      access: "business",
      query: MarketQuery,
      run: async ({ ctx, query, request }) => {
        const page = await listMarket(ctx, query);
        const assigned = await assignedAmong(
          ctx,
          page.rows.map(({ id }) => id),
        );
        return jsonPage(request, page, (agent) => marketAgentJson(agent, assigned.get(agent.id)));
      },
    }),
  },
  "/api/agents/assigned": {
    GET: endpoint({
      access: "business",
      query: PageQuery,
      run: async ({ ctx, query, request }) =>
        jsonPage(request, await listAssignedAgents(ctx, query), ({ agent, assignment }) =>
          marketAgentJson(agent, assignment),
        ),
    }),
  },
  "/api/agents/assigned/:agentId": {
    DELETE: endpoint({
      access: "business",
      run: async ({ ctx, params }) =>
        assignmentJson(await endAssignment(ctx, parseId(params.agentId, "agent"))),
    }),
  },
  "/api/agents/assign": {
    POST: endpoint({
      access: "business",
      body: AssignAgent,
      run: async ({ ctx, body }) => assignmentJson(await hireAgent(ctx, body)),
    }),
  },
  "/api/agents/:agentId": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        const agent = await getMarketAgent(ctx, parseId(params.agentId, "agent"));
        return {
          ...marketAgentJson(agent, await openAssignment(ctx, agent.id, ctx.account.id)),
          certificates: await listValidCertificates(ctx, agent.userId),
        };
      },
    }),
  },
  "/api/agents/:agentId/assignments": {
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
  },
  "/api/agents/:agentId/assignments/:offerId/:move": {
    POST: endpoint({
      access: "user",
      run: async ({ ctx, params }) => {
        const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
        const move = readMove(params.move);
        if (!move) throw notFound("This action");
        const assignmentId = parseId(params.offerId, "assignment");
        return assignmentJson(await answerOffer({ ...ctx, agent }, assignmentId, move));
      },
    }),
  },
};
