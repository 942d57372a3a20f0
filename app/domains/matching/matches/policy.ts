import type { AgentMatch } from "../tables";

export type MatchState = AgentMatch["state"];

export const MATCH_STATES = ["suggested", "contacted", "accepted", "declined", "hired"] as const;

/** The business's moves; accepting, and declining a request, are the agent's. */
export const BUSINESS_MOVES: Record<MatchState, readonly MatchState[]> = {
  suggested: ["declined", "contacted", "hired"],
  contacted: ["declined", "hired"],
  accepted: [],
  declined: [],
  hired: [],
};

export const MOVE_LABELS: Partial<Record<MatchState, string>> = {
  declined: "Decline",
  contacted: "Contact Agent",
  hired: "Hire Agent",
};

export const STATE_LABELS: Record<MatchState, string> = {
  suggested: "Suggested",
  contacted: "Contacted",
  accepted: "Accepted",
  declined: "Declined",
  hired: "Agent Hired",
};

export const refusedMove = (from: MatchState, to: MatchState): string =>
  to === "accepted" ? "Only the agent can accept." : `A match can’t change from ${from} to ${to}.`;
