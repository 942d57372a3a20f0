import type { Assignment } from "~/domains/agents/assignments/assignments.server";
import { marketRow } from "~/domains/agents/marketplace/view";
import { m } from "~/messages/messages";
import type { MatchedAgent } from "./matches.server";
import { BUSINESS_MOVES, type MatchState } from "./policy";

/** The status of the offer to the agent, or whether the business may make one. */
function workOf(state: MatchState, assigned: Assignment["state"] | null) {
  if (state !== "accepted" && state !== "hired") return null;
  if (assigned === "accepted") return { text: m.agents_view_works_for_you(), mayAssign: false };
  if (assigned === "offered") return { text: m.agents_view_invitation_pending(), mayAssign: false };
  return { text: state === "hired" ? m.agents_view_assignment_ended() : null, mayAssign: true };
}

/** The content of a match card; the email address is shown only once the agent accepted. */
export function matchCard({ match, agent }: MatchedAgent, assignment: Assignment | null) {
  const { state, score, reasons } = match;
  const row = marketRow(agent, assignment);
  return {
    id: match.id,
    state,
    score,
    reasons,
    moves: BUSINESS_MOVES[state],
    agentId: row.id,
    name: row.name,
    picture: row.picture,
    location: row.location,
    experience: row.experience,
    bio: row.bio,
    specializations: row.specializations,
    email: state === "accepted" ? agent.email : row.email,
    success: row.success,
    converted: row.leadsConverted,
    tier: row.tier,
    rate: row.commissionRate,
    isDemo: row.isDemo,
    work: workOf(state, row.state),
  };
}
export type MatchCardView = ReturnType<typeof matchCard>;
