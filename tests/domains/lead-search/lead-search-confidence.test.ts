import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COUNTRIES } from "~/core/places/countries";
import { NOTHING_KNOWN } from "~/domains/directory/companies/company";
import { INDUSTRIES } from "~/domains/directory/taxonomy/industries";
import { SIZES } from "~/domains/directory/taxonomy/sizes";
import { confidenceOf } from "~/domains/lead-search/confidence/confidence";
import type { ScoredCompany } from "~/domains/lead-search/confidence/confidence-fit";
import {
  COMPLETENESS,
  CONFIDENCE_WEIGHTS,
  DEDUCTIONS,
  SHARES,
  STRENGTH,
} from "~/domains/lead-search/confidence/confidence-weights";
import { NO_CRITERIA, type SearchCriteria } from "~/domains/lead-search/criteria/search-criteria";
import { rankCandidates } from "~/domains/lead-search/runs/lead-drafts";
import document from "../../../docs/confidence.md?raw";
import { runsOf } from "../../support/harness/property-runs";

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
  description: "Solar kits for farms, sold in 40 outlets",
  source: "our list.csv",
  fieldSources: { city: { source: "fair.csv", at: "2026-10-01T00:00:00.000Z" } },
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
  confidenceOf({
    company: { ...PERFECT, ...change },
    criteria: { ...ASKED, ...criteria },
    hasContact,
    hasAddress: hasContact,
    now,
  });

const reason = (id: string, ...given: Parameters<typeof score>) =>
  score(...given).reasons.find((reason) => reason.id === id);

describe("confidence", () => {
  it("is 100 for a company that matches every criterion, with reasons", () => {
    const { confidence, reasons } = score();
    expect(confidence).toBe(100);
    expect(reasons.map((reason) => reason.detail)).toEqual([
      "Industry: Renewable Energy, 99 out of 100 (label “Solar home systems”, name “solar”, description “solar”); you asked for Energy.",
      "Country: Kenya; you asked for Kenya or Ghana.",
      "Size: 11-50 employees; you asked for 11-50.",
      "Keywords: “solar”, “kit” found in its record (2 of 2).",
      "Record: complete.",
      "Contact: has an email address.",
      "Second source: fair.csv.",
      "Date: recorded on 1 Nov 2026.",
      "Activity: its description says “outlets”.",
      "Source: your team (our list.csv).",
    ]);
  });

  it("has weights that add up to 100, and completeness parts that add up to their weight", () => {
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    expect(sum(Object.values(CONFIDENCE_WEIGHTS))).toBe(100);
    expect(sum(Object.values(COMPLETENESS))).toBe(CONFIDENCE_WEIGHTS.completeness);
  });

  it("has the weights, deductions and evidence steps stated in docs/confidence.md", () => {
    const rows = (pattern: RegExp) =>
      Object.fromEntries([...document.matchAll(pattern)].map(([, id, most]) => [id, Number(most)]));
    expect(rows(/^\| (\w+) +\| +(\d+) +\|/gm)).toEqual({
      ...CONFIDENCE_WEIGHTS,
      ...Object.fromEntries(STRENGTH.map(([weight, share]) => [weight, share * 100])),
    });
    expect(rows(/^\| (\w+) +\| +−(\d+) +\|/gm)).toEqual(DEDUCTIONS);
    expect(document).toContain(
      `website ${COMPLETENESS.website}, description ${COMPLETENESS.description}, city ${COMPLETENESS.city}, size ${COMPLETENESS.size}`,
    );
  });

  it.each([
    [
      "industry",
      { industry: "banking", industryText: "Bank", name: "X", website: "https://x.test", description: null },
      { keywords: [] },
      0,
      DEDUCTIONS.otherIndustry,
      "Industry: Banking, 90 out of 100 (label “Bank”); you asked for Energy.",
    ],
    [
      "industry",
      { industry: null, industryText: null, name: "X", website: null, description: null },
      {},
      0,
      DEDUCTIONS.unknownIndustry,
      "Industry: not available; you asked for Energy.",
    ],
    [
      "industry",
      { industry: "energy", industryText: null, name: "X", website: null, description: null },
      { industry: ["renewables"] },
      SHARES.broaderIndustry,
      0,
      "Industry: Energy, 95 out of 100 (stated in the record); you asked for Renewable Energy.",
    ],
    [
      "country",
      { country: "NG" },
      {},
      0,
      DEDUCTIONS.otherCountry,
      "Country: Nigeria; you asked for Kenya or Ghana.",
    ],
    ["country", { country: null }, {}, 0, 0, "Country: not available; you asked for Kenya or Ghana."],
    [
      "country",
      {},
      { location: ["KE", "GH", "NG", "ZA", "EG"] },
      1,
      0,
      "Country: Kenya; you asked for one of 5.",
    ],
    [
      "size",
      { size: "51-200" },
      {},
      SHARES.nextSize,
      0,
      "Size: 51-200 employees, the next size; you asked for 11-50.",
    ],
    ["size", { size: "1000+" }, {}, 0, DEDUCTIONS.otherSize, "Size: 1000+ employees; you asked for 11-50."],
    ["size", { size: null }, {}, 0, 0, "Size: not available; you asked for 11-50."],
    [
      "words",
      {},
      { keywords: ["solar", "wind", "hydro"] },
      SHARES.firstWord,
      0,
      "Keywords: “solar” found in its record (1 of 3).",
    ],
    ["words", {}, { keywords: ["wind"] }, 0, DEDUCTIONS.noWord, "Keywords: none found in its record (wind)."],
    ["freshness", { updatedAt: new Date("2020-01-01") }, {}, 0, 0, "Date: recorded on 1 Jan 2020."],
    ["freshness", { updatedAt: new Date("nonsense") }, {}, 0, 0, "Date: not available."],
    ["activity", { description: null }, {}, 0, 0, "Activity: not mentioned."],
    [
      "activity",
      { description: "Inactive/defunct (flag)." },
      {},
      0,
      DEDUCTIONS.closed,
      "Activity: its record says “inactive”.",
    ],
    ["corroboration", { fieldSources: null }, {}, 0, 0, "Second source: none."],
    [
      "source",
      { accountId: null, source: "starter list" },
      {},
      SHARES.starterList,
      0,
      "Source: our starter list of well-known companies.",
    ],
    ["source", { isDemo: true }, {}, 0, 0, "Source: demo data (fictional)."],
    [
      "completeness",
      { website: null, city: null },
      {},
      1 - (COMPLETENESS.website + COMPLETENESS.city) / CONFIDENCE_WEIGHTS.completeness,
      0,
      "Record: no website, no city.",
    ],
  ])(
    "for %s of %o, requested %o, is %d of its weight minus %d points",
    (id, change, criteria, share, off, detail) => {
      expect(reason(id, change as Partial<ScoredCompany>, criteria as Partial<SearchCriteria>)).toMatchObject(
        {
          points: Math.round(CONFIDENCE_WEIGHTS[id as keyof typeof CONFIDENCE_WEIGHTS] * share) - off,
          detail,
        },
      );
    },
  );

  it("mentions only the industry if it is the requested one", () => {
    expect(reason("industry", {}, { industry: ["renewables"] })?.detail).toBe(
      "Industry: Renewable Energy, 99 out of 100 (label “Solar home systems”, name “solar”, description “solar”).",
    );
  });

  it("ignores unset criteria: the others add up to 100", () => {
    const { confidence, reasons } = score({}, { companySize: [], keywords: [] });
    expect(confidence).toBe(100);
    expect(reasons.map(({ id }) => id)).not.toContain("size");
    expect(reasons.map(({ id }) => id)).not.toContain("words");
    expect(reasons.reduce((sum, { max }) => sum + max, 0)).toBe(100);
    const plain = { ...ASKED, companySize: [], keywords: [] };
    expect(score({ size: "1000+" }, plain).confidence).toBe(score({}, plain).confidence);
  });

  it("is lower for an unknown size than for an adjacent one", () => {
    expect(score({ size: null }).confidence).toBeLessThan(score({ size: "51-200" }).confidence);
    expect(score({ size: "1000+" }).confidence).toBeLessThan(score({ size: null }).confidence);
  });

  it("ranks a full bank record far above one by name only and a closed one", () => {
    const banks = { industry: ["banking"], location: ["NG"], companySize: [], keywords: [] };
    const bare = {
      name: "Osun Trust Bank",
      country: "NG",
      industry: null,
      industryText: null,
      size: null,
      website: null,
      city: null,
      description: null,
      fieldSources: null,
    };
    const full = {
      ...bare,
      industry: "banking",
      industryText: "Commercial bank",
      website: "https://osuntrust.test",
      city: "Osogbo",
      description: "Retail bank with 40 branches",
    };
    const [best, name, closed] = [
      score(full, banks, false).confidence,
      score(bare, banks, false).confidence,
      score({ ...full, description: "Bank, licence withdrawn in 2019" }, banks, false).confidence,
    ];
    expect(best - name).toBeGreaterThanOrEqual(35);
    expect(closed).toBeLessThan(best - 40);
  });

  it("ranks equally confident companies by completeness of the record, then by name", () => {
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
      { ...PERFECT, ...old, name: "zebra solar" },
      { ...PERFECT, ...old, name: "Élan Solar" },
      { ...PERFECT, ...old, name: "Early Solar" },
      { ...PERFECT, size: null, name: "Bare Solar" },
    ].map((company, id) => ({ ...rest, ...company, size: company.size as "11-50" | null, id }));
    const asked = { ...ASKED, companySize: [], keywords: ["solar"] };
    const ranked = rankCandidates(companies, new Map(), asked, now);
    expect(new Set(ranked.map((draft) => draft.confidence)).size).toBe(1);
    expect(ranked.map((draft) => draft.company.name)).toEqual([
      "Early Solar",
      "Élan Solar",
      "zebra solar",
      "Bare Solar",
    ]);
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
    city: fc.constant([]),
    excludeKeywords: fc.array(word, { maxLength: 2 }),
    excludeIndustry: fc.constant([]),
  });

  it("is always the sum of its reasons, each within its maximum, whatever data is available", () => {
    fc.assert(
      fc.property(company, criteria, fc.boolean(), (company, asked, hasContact) => {
        const { confidence, reasons } = confidenceOf({ company: company, criteria: asked, hasContact, now });
        expect(confidence).toBe(reasons.reduce((sum, part) => sum + part.points, 0));
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(100);
        for (const part of reasons) {
          expect(Number.isInteger(part.points) && part.points <= part.max).toBe(true);
          expect(part.detail).toMatch(/\.$|\)\.$/);
        }
      }),
      { numRuns: runsOf(500) },
    );
  });

  it("never rises when a matching field becomes unknown", () => {
    const fields = ["country", "city", "industry", "industryText", "size", "website", "description"] as const;
    fc.assert(
      fc.property(fc.subarray([...fields]), fc.constantFrom(...fields), (gone, next) => {
        const blank = Object.fromEntries(gone.map((field) => [field, null]));
        expect(score({ ...blank, [next]: null }).confidence).toBeLessThanOrEqual(score(blank).confidence);
      }),
    );
    expect(score({}, {}, false).confidence).toBe(100 - CONFIDENCE_WEIGHTS.reach);
  });
});
