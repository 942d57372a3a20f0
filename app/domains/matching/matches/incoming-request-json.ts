import type { AgentTier } from "~/domains/agents/tiers";
import { agentRequestJson } from "../requests/json";
import type { Asked } from "./incoming-requests.server";
import { termsJson } from "./terms";

/** `tier` is the agent's, whose rate the terms name. */
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
