import { m } from "~/messages/messages";
import type { AgentMatch } from "../tables";

export type MatchState = AgentMatch["state"];

export const MATCH_STATES = ["suggested", "contacted", "accepted", "declined", "hired"] as const;

/** The status changes that a business may make. Only the agent can accept or decline a request. */
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
  get suggested() {
    return m.agents_matches_policy_suggested();
  },
  get contacted() {
    return m.agents_matches_policy_contacted();
  },
  get accepted() {
    return m.agents_matches_policy_accepted();
  },
  get declined() {
    return m.agents_matches_policy_declined();
  },
  get hired() {
    return m.agents_matches_policy_agent_hired();
  },
};

export const refusedMove = (to: MatchState): string =>
  to === "accepted"
    ? "Only the agent can accept."
    : "This match was updated elsewhere. Reload and try again.";
