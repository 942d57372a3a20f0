import type { Assignment } from "~/domains/agents/assignments/assignments.server";
import { marketAgentJson } from "~/domains/agents/marketplace/json";
import type { AgentTier } from "~/domains/agents/tiers";
import { agentRequestJson } from "../requests/json";
import type { Asked } from "./incoming-requests.server";
import type { MatchedAgent } from "./matches.server";
import { termsJson } from "./terms";

export const matchJson = ({ match, agent }: MatchedAgent, assignment: Assignment | null = null) => ({
  id: match.id,
  status: match.state,
  matchScore: String(match.score),
  matchReasons: match.reasons.map(({ text, points, most }) => `${text}: ${points} of ${most} points`),
  scoreSheet: match.reasons,
  agent: {
    ...marketAgentJson(agent, assignment),
    ...(match.state === "accepted" ? { email: agent.email, phone: agent.phone } : {}),
  },
});

/** `tier` is the agent's tier, whose commission rate is part of the terms. */
export const askedJson = ({ match, request, business }: Asked, tier: AgentTier) => {
  const { id, matchCount, createdAt, ...project } = agentRequestJson(request);
  return {
    id: match.id,
    status: match.state,
    business,
    ...project,
    terms: termsJson(request, match, tier),
    matchScore: String(match.score),
    scoreSheet: match.reasons,
    askedAt: (match.hiredAt ?? match.contactedAt)?.toISOString() ?? null,
  };
};
