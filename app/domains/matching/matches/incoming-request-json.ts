import { agentRequestJson } from "../requests/json";
import type { Asked } from "./incoming-requests.server";

export const askedJson = ({ match, request, business }: Asked) => {
  const { id, matchCount, createdAt, ...project } = agentRequestJson(request);
  return {
    id: match.id,
    status: match.state,
    business,
    ...project,
    matchScore: String(match.score),
    scoreSheet: match.reasons,
    askedAt: (match.hiredAt ?? match.contactedAt)?.toISOString() ?? null,
  };
};
