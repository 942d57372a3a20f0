import { z } from "zod";
import { MATCH_STATES } from "./policy";

export const MatchStatus = z.object({
  status: z.enum(MATCH_STATES, "Choose suggested, contacted, accepted, declined or hired."),
});

export const AgentAnswerInput = z.object({
  answer: z.enum(["accepted", "declined"], "Choose accepted or declined."),
});

const MATCH_PARTS = ["overview", "performance", "details"] as const;

/** The view of each agent, and whether all are shown. */
export const MatchesQuery = z.object({
  part: z.enum(MATCH_PARTS).default("overview"),
  all: z.enum(["yes"]).optional(),
});
