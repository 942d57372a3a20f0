import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AGENT_EXPERIENCE, AGENT_INDUSTRIES } from "~/domains/agents/choices";
import { MARKET_LANGUAGES } from "~/domains/agents/languages";
import { AGENT_TIERS } from "~/domains/agents/tiers";
import { AGENT_REQUEST_INDUSTRIES } from "~/domains/directory/taxonomy/industries";
import { skillsNamed } from "~/domains/matching/scoring/agent-facts";
import { nameToAdd, relatedIndustries } from "~/domains/matching/scoring/industry-fit";
import {
  CAPACITY_POINTS,
  EXPERIENCE_POINTS,
  FACTOR_NAMES,
  FACTORS,
  MATCH_WEIGHTS,
  TIER_POINTS,
} from "~/domains/matching/scoring/match-weights";
import { type AgentFacts, scoreMatch, type Wanted } from "~/domains/matching/scoring/score-match";
import document from "../../../docs/matching.md?raw";

const WANTED: Wanted = {
  industries: ["technology"],
  countries: ["KE"],
  languages: ["French"],
  skills: ["solar pumps"],
  minExperience: "3-5",
};

const BEST: AgentFacts = {
  industries: ["technology"],
  countries: ["KE"],
  languages: ["French"],
  skills: ["solar pumps"],
  experience: "10+",
  tier: "platinum",
  closed: 1000,
  lost: 0,
  openAssignments: 0,
};

const reason = (factor: string, agent: Partial<AgentFacts> = {}, wanted: Partial<Wanted> = {}) =>
  scoreMatch({ ...WANTED, ...wanted }, { ...BEST, ...agent }).reasons.find(
    (reason) => reason.factor === factor,
  );

describe("the match weights", () => {
  it("are those in the document, and add up to 100", () => {
    for (const factor of FACTORS)
      expect(document).toMatch(new RegExp(`\\| ${FACTOR_NAMES[factor]} +\\| ${MATCH_WEIGHTS[factor]} +\\|`));
    expect(Object.values(MATCH_WEIGHTS).reduce((sum, most) => sum + most, 0)).toBe(100);
    expect(document).toContain(AGENT_TIERS.map((tier) => `${tier} ${TIER_POINTS[tier]}`).join(", "));
    const [same, below, two] = EXPERIENCE_POINTS;
    expect(document).toContain(
      `${same} points from the requested years; one step below ${below}, two steps ${two}`,
    );
    const [none, one, twice, more] = CAPACITY_POINTS;
    expect(document).toContain(`no open assignment ${none}, one ${one}, two ${twice}, three or more ${more}`);
  });

  it("give all points to an agent who meets every requirement", () => {
    expect(scoreMatch(WANTED, BEST).score).toBe(100);
  });

  it("let every industry on the form match an agent industry", () => {
    const agents = AGENT_INDUSTRIES as readonly string[];
    for (const id of AGENT_REQUEST_INDUSTRIES)
      expect([
        id,
        nameToAdd(id) !== null || relatedIndustries(id).some((one) => agents.includes(one)),
      ]).toEqual([id, true]);
  });
});

describe("a match reason, with what is missing", () => {
  it.each([
    ["language", { languages: [] }, {}, 0, "add French: +12"],
    ["language", { languages: ["French"] }, { languages: ["French", "Hausa"] }, 6, "add Hausa: +6"],
    ["country", { countries: ["KE"] }, { countries: ["KE", "GH"] }, 10, "add Ghana: +10"],
    ["industry", { industries: ["fintech"] }, {}, 13, "add Technology: +12"],
    ["industry", { industries: [] }, { industries: ["oilgas"] }, 0, "add Energy: +25"],
    ["skills", { skills: [] }, {}, 0, "add solar pumps: +13"],
    ["experience", { experience: "1-3" }, {}, 6, "3-5 years: +4"],
    ["experience", { experience: "5-8" }, { minExperience: "10+" }, 6, "10+ years: +4"],
    ["experience", { experience: "8+" }, { minExperience: "10+" }, 6, "10+ years: +4"],
    ["experience", { experience: null }, {}, 0, "add your experience: +10"],
    ["tier", { tier: "bronze" }, {}, 2, "reach the Silver tier: +2"],
    ["success", { closed: 0, lost: 0 }, {}, 4, "close more of your shared leads: +3"],
    ["capacity", { openAssignments: 9 }, {}, 0, "have no other assignments: +5"],
  ] as const)("scores %s of %j and suggests how to gain points", (factor, agent, wanted, points, missing) => {
    const found = reason(factor, agent as Partial<AgentFacts>, wanted as Partial<Wanted>);
    expect(found?.points).toBe(points);
    expect(found?.missing.map(({ text }) => text)).toContain(missing);
  });

  it("counts closed and lost leads", () => {
    expect(reason("success", { closed: 1, lost: 2 })?.text).toBe("1 lead closed, 2 lost");
    expect(reason("success", { closed: 3, lost: 0 })?.text).toBe("3 leads closed, 0 lost");
    expect(reason("success", { closed: 0, lost: 0 })?.text).toBe("No closed or lost leads yet");
  });

  it("gives full points if nothing is required", () => {
    const nothing = { languages: [], skills: [], minExperience: null };
    const agent = { languages: [], skills: [], experience: null };
    for (const factor of ["language", "skills", "experience"] as const)
      expect(reason(factor, agent, nothing)).toMatchObject({ points: MATCH_WEIGHTS[factor], missing: [] });
  });
});

it("is a whole number from 0 to 100, the sum of its reasons, for any input", () => {
  const some = <T>(values: readonly T[]) => fc.subarray([...values]);
  const wanted = fc.record({
    industries: some(AGENT_REQUEST_INDUSTRIES),
    countries: some(["KE", "GH", "NG", "ZA", "EG"]),
    languages: some(MARKET_LANGUAGES),
    skills: some(["excel", "solar", "tenders"]),
    minExperience: fc.option(fc.constantFrom(...AGENT_EXPERIENCE)),
  });
  const agent = fc.record({
    industries: some(AGENT_INDUSTRIES),
    countries: some(["KE", "GH", "NG", "ZA", "EG"]),
    languages: some(MARKET_LANGUAGES),
    skills: some(["excel", "solar", "tenders"]),
    experience: fc.option(fc.constantFrom(...AGENT_EXPERIENCE, "5-8", "8+")),
    tier: fc.constantFrom(...AGENT_TIERS),
    closed: fc.nat(10_000),
    lost: fc.nat(10_000),
    openAssignments: fc.nat(50),
  });
  fc.assert(
    fc.property(wanted, agent, (asked, facts) => {
      const { score, reasons } = scoreMatch(asked, facts);
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      expect(reasons.map(({ factor }) => factor)).toEqual(FACTORS);
      for (const { points, most, missing } of reasons) {
        expect(points).toBeLessThanOrEqual(most);
        for (const row of missing) expect(row.points).toBeGreaterThan(0);
      }
      expect(scoreMatch(JSON.parse(JSON.stringify(asked)), JSON.parse(JSON.stringify(facts))).score).toBe(
        score,
      );
    }),
  );
});

it("finds a skill as a whole phrase in the profile, in any case and accents", () => {
  const profile = {
    bio: "I sell Solar Pumps, and manage équipes.",
    specializations: ["realestate"],
    skills: ["Cold calling"],
  };
  expect(
    skillsNamed(["solar pumps", "Equipes", "real estate", "cold calling", "pump", "sol", "++"], profile),
  ).toEqual(["solar pumps", "Equipes", "real estate", "cold calling"]);
});
