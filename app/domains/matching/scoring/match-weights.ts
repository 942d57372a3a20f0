import type { AGENT_EXPERIENCE } from "~/domains/agents/choices";
import type { AgentTier } from "~/domains/agents/tiers";

/** Increased whenever a weight changes: a match stores the version of its weights. */
export const WEIGHTS_VERSION = 1;

/** Maximum points of each factor; 100 in total. docs/matching.md has the same table. */
export const MATCH_WEIGHTS = {
  industry: 25,
  country: 20,
  skills: 13,
  language: 12,
  experience: 10,
  tier: 8,
  success: 7,
  capacity: 5,
} as const;

export type Factor = keyof typeof MATCH_WEIGHTS;
export const FACTORS = Object.keys(MATCH_WEIGHTS) as Factor[];

export const FACTOR_NAMES: Record<Factor, string> = {
  industry: "Industries",
  country: "Countries",
  skills: "Skills",
  language: "Languages",
  experience: "Experience",
  tier: "Tier",
  success: "Success rate",
  capacity: "Availability",
};

/** The share of points that a related industry earns. */
export const RELATED_SHARE = 0.5;

export const TIER_POINTS: Record<AgentTier, number> = {
  entry: 0,
  bronze: 2,
  silver: 4,
  gold: 6,
  platinum: 8,
};

/** Indexed by the number of levels below the request. */
export const EXPERIENCE_POINTS = [10, 6, 3, 0, 0] as const;

/** Indexed by the number of open assignments. */
export const CAPACITY_POINTS = [5, 4, 2, 0] as const;

export type Experience = (typeof AGENT_EXPERIENCE)[number];
