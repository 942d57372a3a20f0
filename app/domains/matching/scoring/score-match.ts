import { formatNumber, plural } from "~/core/format";
import { countryName } from "~/core/places/countries";
import { AGENT_EXPERIENCE } from "~/domains/agents/choices";
import { AGENT_TIERS, type AgentTier, TIERS } from "~/domains/agents/tiers";
import { m } from "~/messages/messages";
import { coveredParts, industryPart, listPart } from "./covered-parts";
import {
  CAPACITY_POINTS,
  EXPERIENCE_POINTS,
  type Experience,
  MATCH_WEIGHTS,
  TIER_POINTS,
} from "./match-weights";
import { gain, type Missing, type Reason } from "./reason";

/** A request's criteria: countries as ISO codes, industries as directory IDs. */
export interface Wanted {
  industries: string[];
  countries: string[];
  languages: string[];
  skills: string[];
  minExperience: Experience | null;
}

/** The agent's data at scoring time; `skills` are the requested ones that the profile contains. */
export interface AgentFacts {
  industries: string[];
  countries: string[];
  languages: string[];
  skills: string[];
  /** Years as the agent chose them at sign-up ("5-10") or during onboarding ("5-8", "8+"). */
  experience: string | null;
  tier: AgentTier;
  closed: number;
  lost: number;
  openAssignments: number;
}

/**
 * The index in AGENT_EXPERIENCE of the highest level reached by the lower bound of these years: "8+" counts as "5-10".
 * -1 without a number.
 */
const experienceLevel = (years: string | null): number =>
  AGENT_EXPERIENCE.findLastIndex((level) => Number.parseInt(level, 10) <= Number.parseInt(years ?? "", 10));

function experience(wanted: Experience | null, years: string | null): Reason {
  const max = MATCH_WEIGHTS.experience;
  const reason = { factor: "experience", most: max, missing: [] as Missing[] } as const;
  const level = experienceLevel(years);
  const has = level >= 0;
  const text = has ? `${years} years` : "Experience not stated";
  if (!wanted) return { ...reason, points: max, text: m.agents_score_match_any_is_fine({ text }) };
  const below = AGENT_EXPERIENCE.indexOf(wanted) - level;
  const points = has ? (EXPERIENCE_POINTS[Math.max(0, below)] ?? 0) : 0;
  return {
    ...reason,
    points,
    text: m.agents_score_match_requested({ text, wanted }),
    missing: gain(has ? `${wanted} years` : "add your experience", max - points),
  };
}

function tier(has: AgentTier): Reason {
  const next = AGENT_TIERS[AGENT_TIERS.indexOf(has) + 1];
  const points = TIER_POINTS[has];
  const missing = next ? gain(`reach the ${TIERS[next].name} tier`, TIER_POINTS[next] - points) : [];
  return {
    factor: "tier",
    points,
    most: MATCH_WEIGHTS.tier,
    text: m.agents_score_match_tier({ name: TIERS[has].name }),
    missing,
  };
}

/** Laplace's rule of succession: an agent without deals gets half the points, and one deal changes little. */
function success({ closed, lost }: AgentFacts): Reason {
  const max = MATCH_WEIGHTS.success;
  const points = Math.round((max * (closed + 1)) / (closed + lost + 2));
  const ended = closed + lost;
  const text =
    ended === 0
      ? "No closed or lost leads yet"
      : `${plural(closed, "lead")} closed, ${formatNumber(lost)} lost`;
  return {
    factor: "success",
    points,
    most: max,
    text,
    missing: gain("close more of your shared leads", max - points),
  };
}

function capacity(open: number): Reason {
  const max = MATCH_WEIGHTS.capacity;
  const points = CAPACITY_POINTS[Math.min(open, CAPACITY_POINTS.length - 1)] ?? 0;
  const text =
    open === 0 ? "No other assignments" : `Currently works for ${plural(open, "business", "businesses")}`;
  return {
    factor: "capacity",
    points,
    most: max,
    text,
    missing: gain("have no other assignments", max - points),
  };
}

/** The score from 0 to 100: the sum of the reasons' points. Pure, so that a score can be reproduced from its stored inputs. */
export function scoreMatch(wanted: Wanted, agent: AgentFacts): { score: number; reasons: Reason[] } {
  const reasons = [
    coveredParts(
      "industry",
      wanted.industries.map((id) => industryPart(id, agent.industries)),
      {
        none: "No industry requested",
        all: "Sells in",
      },
    ),
    coveredParts(
      "country",
      wanted.countries.map((code) => listPart(code, agent.countries, countryName(code))),
      {
        none: "No country requested",
        all: "Works in",
      },
    ),
    coveredParts(
      "skills",
      wanted.skills.map((skill) => listPart(skill, agent.skills)),
      {
        none: "No skills requested",
        all: "The profile lists",
      },
    ),
    coveredParts(
      "language",
      wanted.languages.map((language) => listPart(language, agent.languages)),
      {
        none: "No language requested",
        all: "Speaks",
      },
    ),
    experience(wanted.minExperience, agent.experience),
    tier(agent.tier),
    success(agent),
    capacity(agent.openAssignments),
  ];
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}
