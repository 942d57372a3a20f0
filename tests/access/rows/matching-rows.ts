import { listMatches } from "~/domains/matching/matches/matches.server";
import { moveMatch } from "~/domains/matching/matches/move-match.server";
import { createAgentRequest } from "~/domains/matching/requests/create-agent-request.server";
import { AgentRequestInput } from "~/domains/matching/requests/schemas";
import { approvedAgent } from "../../support/fixtures/agents";
import type { Business } from "../../support/harness/context";
import type { Row } from "../table";

/** A business's agent request, as the API call sends it. */
export const REQUEST = {
  projectTitle: "Solar pumps for farms",
  projectDescription: "We look for somebody who sells our solar pumps to cooperatives of farmers.",
  requiredIndustries: ["Mining"],
  requiredCountries: ["Malawi"],
};

/** Creates a request of this business with an agent who matches it. */
export async function requestOf({ ctx }: Pick<Business, "ctx">) {
  const side = await approvedAgent({
    country: "Malawi",
    specializations: ["mining"],
    operationalMarkets: ["Malawi"],
  });
  const request = await createAgentRequest(ctx, AgentRequestInput.parse(REQUEST));
  const found = (await listMatches(ctx, request.id)).find(({ agent }) => agent.id === side.agent.id);
  if (!found) throw new Error("no match");
  return { side, request, match: found.match };
}

/** Creates a request of this business for which it contacted this agent. */
export async function contactedAgent({ ctx }: Pick<Business, "ctx">, agentId: number) {
  const wanted = { ...REQUEST, requiredIndustries: ["Technology"], requiredCountries: ["Kenya"] };
  const request = await createAgentRequest(ctx, AgentRequestInput.parse(wanted));
  const found = (await listMatches(ctx, request.id)).find(({ agent }) => agent.id === agentId);
  if (!found) throw new Error("no match");
  return { requestId: request.id, matchId: (await moveMatch(ctx, found.match.id, "contacted")).id };
}

const theirRequest = async (business: Business) => (await requestOf(business)).request.id;
const theirMatch = async (business: Business) => (await requestOf(business)).match.id;
const contactedMatch = async (business: Business) => {
  const { match } = await requestOf(business);
  return (await moveMatch(business.ctx, match.id, "contacted")).id;
};
const theirAgent = async () => (await approvedAgent()).agent.id;

export const matchingRows: Row[] = [
  { path: "/agent-matching", kind: "page", access: "business" },
  { path: "/agent-matching/new", kind: "page", access: "business", methods: ["GET", "POST"] },
  { path: "/agent-matching/:requestId", kind: "page", access: "business", foreign: theirRequest },
  {
    path: "/agent-matching/matches/:matchId/status",
    kind: "page",
    access: "business",
    methods: ["POST"],
    foreign: theirMatch,
  },
  { path: "/agent/requests", kind: "page", access: "agent" },
  {
    path: "/agent/requests/:matchId",
    kind: "page",
    access: "agent",
    methods: ["GET", "POST"],
    foreign: contactedMatch,
  },
  {
    path: "/api/agent-requests",
    kind: "call",
    access: "business",
    methods: ["GET", "POST"],
    body: REQUEST,
  },
  { path: "/api/agent-requests/:requestId", kind: "call", access: "business", foreign: theirRequest },
  { path: "/api/agent-requests/:requestId/matches", kind: "call", access: "business", foreign: theirRequest },
  {
    path: "/api/agent-matches/:matchId/status",
    kind: "call",
    access: "business",
    methods: ["PATCH"],
    foreign: theirMatch,
    body: { status: "declined" },
  },
  { path: "/api/agents/:agentId/requests", kind: "call", access: "user", foreign: theirAgent },
  {
    path: "/api/agents/:agentId/requests/:matchId",
    kind: "call",
    access: "user",
    methods: ["GET", "POST"],
    foreign: theirAgent,
    body: { answer: "declined" },
  },
];
