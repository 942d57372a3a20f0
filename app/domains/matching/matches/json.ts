import type { Assignment } from "~/domains/agents/assignments/assignments.server";
import { marketAgentJson } from "~/domains/agents/marketplace/json";
import type { MatchedAgent } from "./matches.server";

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
