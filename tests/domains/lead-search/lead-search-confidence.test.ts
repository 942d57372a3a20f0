import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COUNTRIES } from "~/core/places/countries";
import { NOTHING_KNOWN } from "~/domains/directory/companies/company";
import { INDUSTRIES } from "~/domains/directory/taxonomy/industries";
import { SIZES } from "~/domains/directory/taxonomy/sizes";
import { confidenceOf } from "~/domains/lead-search/confidence/confidence";
import type { ScoredCompany } from "~/domains/lead-search/confidence/confidence-fit";
import { COMPLETENESS, CONFIDENCE_WEIGHTS } from "~/domains/lead-search/confidence/confidence-weights";
import { NO_CRITERIA, type SearchCriteria } from "~/domains/lead-search/criteria/search-criteria";
import { rankCandidates } from "~/domains/lead-search/runs/lead-drafts";
import document from "../../../docs/confidence.md?raw";

const now = new Date("2026-11-21T00:00:00Z");

const PERFECT: ScoredCompany = {
  accountId: 7,
  name: "Jua Solar Ltd",
  country: "KE",
  city: "Nairobi",
  industry: "renewables",
  industryText: "Solar home systems",
  size: "11-50",
  website: "https://jua.test",
  description: "Solar kits for farms",
  source: "our list.csv",
  isDemo: false,
  updatedAt: new Date("2026-11-01T00:00:00Z"),
};

const ASKED: SearchCriteria = {
  ...NO_CRITERIA,
  industry: ["energy"],
  location: ["KE", "GH"],
  companySize: ["11-50"],
  keywords: ["solar", "kit"],
};

const score = (
  change: Partial<ScoredCompany> = {},
  criteria: Partial<SearchCriteria> = {},
  hasContact = true,
) =>
  confidenceOf({ company: { ...PERFECT, ...change }, criteria: { ...ASKED, ...criteria }, hasContact, now });

const reason = (id: string, ...given: Parameters<typeof score>) =>
  score(...given).reasons.find((each) => each.id === id);

describe("confidence", () => {
  it("is 100 for a company that is everything that was asked, and says why", () => {
    const { confidence, reasons } = score();
    expect(confidence).toBe(100);
    expect(reasons.map((each) => each.detail)).toEqual([
      "Industry: Renewable Energy; you asked for Energy.",
      "Country: Kenya; you asked for Kenya or Ghana.",
      "Size: 11-50 people; you asked for 11-50.",
      "Words: “solar”, “kit” in its record, 2 of 2.",
      "Record: nothing is missing.",
      "Date: written on 1 Nov 2026.",
      "Source: our list.csv, brought by your own team.",
    ]);
  });

  it("has weights that add up to 100, and parts of completeness that add up to theirs", () => {
    const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
    expect(sum(Object.values(CONFIDENCE_WEIGHTS))).toBe(100);
    expect(sum(Object.values(COMPLETENESS))).toBe(CONFIDENCE_WEIGHTS.completeness);
  });

  it("has the weights that docs/confidence.md prints", () => {
    const printed = [...document.matchAll(/^\| (\w+) +\| (\d+) +\|/gm)].map(([, id, most]) => [
      id,
      Number(most),
    ]);
    expect(Object.fromEntries(printed)).toEqual(CONFIDENCE_WEIGHTS);
  });

  it.each([
    ["industry", { industry: "banking" }, {}, 0, "Industry: Banking; you asked for Energy."],
    [
      "industry",
      { industry: null },
      {},
      0.6,
      "Industry: not stated, but “solar” stands in its record; you asked for Energy.",
    ],
    [
      "industry",
      { industry: null },
      { industry: ["banking"] },
      0,
      "Industry: not known; you asked for Banking.",
    ],
    ["industry", { industry: null }, { industry: [] }, 1, "Industry: not known. You asked for any industry."],
    ["country", { country: null }, { location: [] }, 1, "Country: not known. You asked for any country."],
    ["size", { size: null }, { companySize: [] }, 1, "Size: not known. You asked for any size."],
    ["country", { country: "NG" }, {}, 0, "Country: Nigeria; you asked for Kenya or Ghana."],
    ["country", { country: null }, {}, 0, "Country: not known; you asked for Kenya or Ghana."],
    [
      "country",
      {},
      { location: ["KE", "GH", "NG", "ZA", "EG"] },
      1,
      "Country: Kenya; one of the 5 you asked for.",
    ],
    ["size", { size: "51-200" }, {}, 1 / 3, "Size: 51-200 people, the next size; you asked for 11-50."],
    ["size", { size: "1000+" }, {}, 0, "Size: 1000+ people; you asked for 11-50."],
    ["size", { size: null }, {}, 0, "Size: not known; you asked for 11-50."],
    ["words", {}, { keywords: ["solar", "wind", "hydro"] }, 0.6, "Words: “solar” in its record, 1 of 3."],
    ["words", {}, { keywords: ["wind"] }, 0, "Words: none of yours stands in its record (wind)."],
    ["words", {}, { keywords: [] }, 1, "Words: you asked for none."],
    ["freshness", { updatedAt: new Date("2020-01-01") }, {}, 0, "Date: written on 1 Jan 2020."],
    ["freshness", { updatedAt: new Date("nonsense") }, {}, 0, "Date: not known."],
    [
      "source",
      { accountId: null, source: "starter list" },
      {},
      0.7,
      "Source: starter list, general knowledge of well-known companies.",
    ],
    ["source", { isDemo: true }, {}, 0, "Source: demo data, made up for trying out."],
    ["completeness", { website: null, city: null }, {}, 0.6, "Record: no website, no city."],
  ])("%s of %o, asked for %o: its share of the weight", (id, change, criteria, share, detail) => {
    expect(reason(id, change as Partial<ScoredCompany>, criteria as Partial<SearchCriteria>)).toMatchObject({
      points: Math.floor(CONFIDENCE_WEIGHTS[id as keyof typeof CONFIDENCE_WEIGHTS] * share),
      detail,
    });
  });

  it("stands equally sure companies by how complete their record is, then by name", () => {
    const old = { updatedAt: new Date("2020-01-01") };
    const rest = {
      ...NOTHING_KNOWN,
      slot: 0,
      nameKey: "",
      domain: null,
      quality: 0,
      sourceId: null,
      fieldSources: null,
      originId: null,
      importId: null,
      createdAt: now,
    };
    const companies = [
      { ...PERFECT, ...old, name: "zebra" },
      { ...PERFECT, ...old, name: "Élan" },
      { ...PERFECT, ...old, name: "Early Solar" },
      { ...PERFECT, website: null, description: null, name: "Bare" },
    ].map((company, id) => ({ ...rest, ...company, size: "11-50" as const, id }));
    const ranked = rankCandidates(companies, new Map(), { ...ASKED, keywords: ["solar"] }, now);
    expect(new Set(ranked.map((draft) => draft.confidence)).size).toBe(1);
    expect(ranked.map((draft) => draft.company.name)).toEqual(["Early Solar", "Élan", "zebra", "Bare"]);
  });

  const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
  const word = fc.oneof(
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.constantFrom("solar", "bank", "kit", "شركة"),
  );
  const company: fc.Arbitrary<ScoredCompany> = fc.record({
    accountId: maybe(fc.nat()),
    name: word,
    country: maybe(fc.oneof(fc.constantFrom(...COUNTRIES.map((c) => c.code)), word)),
    city: maybe(word),
    industry: maybe(fc.oneof(fc.constantFrom(...INDUSTRIES.map((i) => i.id)), word)),
    industryText: maybe(word),
    size: maybe(fc.oneof(fc.constantFrom<string>(...SIZES), word)),
    website: maybe(word),
    description: maybe(word),
    source: word,
    isDemo: fc.boolean(),
    updatedAt: fc.date({ noInvalidDate: false }),
  });
  const list = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 6 });
  const criteria: fc.Arbitrary<SearchCriteria> = fc.record({
    industry: list(INDUSTRIES.map((i) => i.id)),
    location: list(COUNTRIES.map((c) => c.code)),
    companySize: list(SIZES),
    keywords: fc.array(word, { maxLength: 6 }),
    excludeKeywords: fc.array(word, { maxLength: 2 }),
    excludeIndustry: fc.constant([]),
  });

  it("is always the sum of its reasons, each between 0 and its most, whatever is known", () => {
    fc.assert(
      fc.property(company, criteria, fc.boolean(), (each, asked, hasContact) => {
        const { confidence, reasons } = confidenceOf({ company: each, criteria: asked, hasContact, now });
        expect(confidence).toBe(reasons.reduce((sum, part) => sum + part.points, 0));
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(100);
        for (const part of reasons) {
          expect(Number.isInteger(part.points) && part.points >= 0 && part.points <= part.max).toBe(true);
          expect(part.detail).toMatch(/\.$|\)\.$/);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("never rises when something that fits becomes unknown", () => {
    const fields = ["country", "city", "industry", "industryText", "size", "website", "description"] as const;
    fc.assert(
      fc.property(fc.subarray([...fields]), fc.constantFrom(...fields), (gone, next) => {
        const blank = Object.fromEntries(gone.map((field) => [field, null]));
        expect(score({ ...blank, [next]: null }).confidence).toBeLessThanOrEqual(score(blank).confidence);
      }),
    );
    expect(score({}, {}, false).confidence).toBe(100 - COMPLETENESS.contact);
  });
});
