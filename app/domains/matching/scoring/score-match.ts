import { plural } from "~/core/format";
import { countryName } from "~/core/places/countries";
import { AGENT_EXPERIENCE } from "~/domains/agents/choices";
import { AGENT_TIERS, type AgentTier, TIERS } from "~/domains/agents/tiers";
import { industryName } from "~/domains/directory/taxonomy/industries";
import { nameToAdd, relatedIndustries, sameIndustries } from "./industry-fit";
import {
  CAPACITY_POINTS,
  EXPERIENCE_POINTS,
  type Experience,
  type Factor,
  MATCH_WEIGHTS,
  RELATED_SHARE,
  TIER_POINTS,
} from "./match-weights";

/** What a request asks for; countries are ISO codes, industries ids of the directory. */
export interface Wanted {
  industries: string[];
  countries: string[];
  languages: string[];
  skills: string[];
  minExperience: Experience | null;
}

/** What was known of the agent when the match was made; `skills` are those asked for that the profile names. */
export interface AgentFacts {
  industries: string[];
  countries: string[];
  languages: string[];
  skills: string[];
  experience: Experience | null;
  tier: AgentTier;
  closed: number;
  lost: number;
  openAssignments: number;
}

export interface Missing {
  /** What the agent would do, with its points: "add French: +12". */
  text: string;
  points: number;
}

export interface Reason {
  factor: Factor;
  points: number;
  most: number;
  text: string;
  missing: Missing[];
}

const names = (list: string[]) => list.join(", ");
const gain = (text: string, points: number): Missing[] =>
  points > 0 ? [{ text: `${text}: +${points}`, points }] : [];

interface Part {
  share: number;
  name: string;
  add: string | null;
}

/** The points of what is covered, in whole points, and those that each part would add by itself. */
function covered(factor: Factor, parts: Part[], words: { none: string; all: string }): Reason {
  const most = MATCH_WEIGHTS[factor];
  if (parts.length === 0) return { factor, points: most, most, text: words.none, missing: [] };
  const sum = parts.reduce((total, { share }) => total + share, 0);
  const pointsOf = (shares: number) => Math.round((most * shares) / parts.length);
  const points = pointsOf(sum);
  const has = parts.filter(({ share }) => share === 1).map(({ name }) => name);
  const near = parts.filter(({ share }) => share > 0 && share < 1).map(({ name }) => name);
  const text = [
    has.length > 0 ? `${words.all} ${names(has)}` : "",
    near.length > 0 ? `Sells what is related to ${names(near)}` : "",
  ];
  const missing = parts.flatMap(({ share, add }) =>
    share === 1 || add === null ? [] : gain(add, pointsOf(sum + 1 - share) - points),
  );
  return {
    factor,
    points,
    most,
    text: text.filter(Boolean).join(". ") || "None of what you ask for",
    missing,
  };
}

const industryPart = (industry: string, has: string[]): Part => {
  const isSame = sameIndustries(industry).some((id) => has.includes(id));
  const isRelated = relatedIndustries(industry).some((id) => has.includes(id));
  const toAdd = nameToAdd(industry);
  return {
    share: isSame ? 1 : isRelated ? RELATED_SHARE : 0,
    name: industryName(industry),
    add: toAdd && `add ${industryName(toAdd)}`,
  };
};

const listPart = (value: string, has: string[], name = value): Part => ({
  share: has.includes(value) ? 1 : 0,
  name,
  add: `add ${name}`,
});

function experience(wanted: Experience | null, has: Experience | null): Reason {
  const most = MATCH_WEIGHTS.experience;
  const reason = { factor: "experience", most, missing: [] as Missing[] } as const;
  const text = has ? `${has} years` : "Experience not told";
  if (!wanted) return { ...reason, points: most, text: `${text}; any is fine` };
  const below = AGENT_EXPERIENCE.indexOf(wanted) - (has ? AGENT_EXPERIENCE.indexOf(has) : -1);
  const points = has ? (EXPERIENCE_POINTS[Math.max(0, below)] ?? 0) : 0;
  return {
    ...reason,
    points,
    text: `${text}; you ask for ${wanted}`,
    missing: gain(has ? `${wanted} years` : "tell your experience", most - points),
  };
}

function tier(has: AgentTier): Reason {
  const next = AGENT_TIERS[AGENT_TIERS.indexOf(has) + 1];
  const points = TIER_POINTS[has];
  const missing = next ? gain(`reach the ${TIERS[next].name} tier`, TIER_POINTS[next] - points) : [];
  return { factor: "tier", points, most: MATCH_WEIGHTS.tier, text: `${TIERS[has].name} tier`, missing };
}

/** Laplace's rule of succession: who has no deal yet gets half, and one deal alone proves little. */
function success({ closed, lost }: AgentFacts): Reason {
  const most = MATCH_WEIGHTS.success;
  const points = Math.round((most * (closed + 1)) / (closed + lost + 2));
  const ended = closed + lost;
  const text =
    ended === 0 ? "No lead has ended yet" : `Closed ${closed} of ${plural(ended, "lead")} that ended`;
  return {
    factor: "success",
    points,
    most,
    text,
    missing: gain("close more of the leads you get", most - points),
  };
}

function capacity(open: number): Reason {
  const most = MATCH_WEIGHTS.capacity;
  const points = CAPACITY_POINTS[Math.min(open, CAPACITY_POINTS.length - 1)] ?? 0;
  const text =
    open === 0 ? "Works for nobody else now" : `Works for ${plural(open, "business", "businesses")} now`;
  return { factor: "capacity", points, most, text, missing: gain("have no other assignment", most - points) };
}

/** 0 to 100: the sum of the reasons' points. Pure, so that a match can be made again from its stored inputs. */
export function scoreMatch(wanted: Wanted, agent: AgentFacts): { score: number; reasons: Reason[] } {
  const reasons = [
    covered(
      "industry",
      wanted.industries.map((id) => industryPart(id, agent.industries)),
      {
        none: "Any industry is fine",
        all: "Sells in",
      },
    ),
    covered(
      "country",
      wanted.countries.map((code) => listPart(code, agent.countries, countryName(code))),
      {
        none: "Any country is fine",
        all: "Works in",
      },
    ),
    covered(
      "skills",
      wanted.skills.map((skill) => listPart(skill, agent.skills)),
      {
        none: "You ask for no skill",
        all: "The profile names",
      },
    ),
    covered(
      "language",
      wanted.languages.map((language) => listPart(language, agent.languages)),
      {
        none: "Any language is fine",
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
