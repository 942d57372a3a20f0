import { describe, expect, it } from "vitest";
import { industryEvidence, sureIndustries } from "~/domains/directory/taxonomy/evidence/industry-evidence";
import { NAME_ROWS } from "~/domains/directory/taxonomy/evidence/name-words";
import { LIKELY, SURE } from "~/domains/directory/taxonomy/evidence/weights";
import { phrasesOf } from "~/domains/directory/taxonomy/evidence/words";
import { INDUSTRIES } from "~/domains/directory/taxonomy/industries";
import { score } from "../../understanding/evidence/score";

const SHARED = import.meta.glob<string>("../../../../shared/data/companies_*.csv", {
  query: "?raw",
  import: "default",
});
const shared = Object.entries(SHARED).map(([path, read]) => ({
  name: path.split("/").at(-1)?.replace(".csv", "") ?? "",
  read,
}));

if (shared.length === 0) console.info("skipped: the shared companies are not there (../shared/data)");

const understand = (record: Parameters<typeof industryEvidence>[0]) =>
  sureIndustries(industryEvidence(record));

const AIM = 0.95;

it("finds the industry of invented records, in the open and held-out cases", () => {
  for (const { name, open, held, misses } of score(understand, null)) {
    expect(open, `${name}: ${misses?.join("; ")}`).toBeGreaterThanOrEqual(AIM);
    expect(held, name).toBeGreaterThanOrEqual(AIM);
  }
});

describe.skipIf(shared.length === 0)("the shared companies", () => {
  it("have their industry recognised, in the open and held-out cases", async () => {
    const files = Object.fromEntries(
      await Promise.all(shared.map(async ({ name, read }) => [name, await read()] as const)),
    );
    for (const { name, open, held } of score(understand, files)) {
      expect(open, name).toBeGreaterThanOrEqual(AIM);
      expect(held, name).toBeGreaterThanOrEqual(AIM);
    }
  }, 120_000);
});

describe("industry evidence", () => {
  it("includes its source and weight", () => {
    const evidence = industryEvidence({
      name: "Kalabari Commercial Bank",
      label: "Financial services",
      sector: "Financials",
      website: "https://kalabaribank.com",
    });
    const [first, second] = ["banking", "finance"].map((id) =>
      evidence.find(({ industry }) => industry === id),
    );
    expect(first?.pieces.map(({ kind, text }) => [kind, text])).toEqual([
      ["name", "commercial bank"],
      ["website", "kalabaribank.com"],
    ]);
    expect(second?.pieces.map(({ kind }) => kind)).toEqual(["label", "sector"]);
    for (const { weight } of [first, second].flatMap((evidence) => evidence?.pieces ?? []))
      expect(weight).toBeGreaterThan(0);
  });

  it("ranks an industry set by a user above any text", () => {
    const evidence = industryEvidence({ name: "Kalabari Bank", industry: "technology" });
    expect(evidence[0]).toMatchObject({ industry: "technology", pieces: [{ kind: "stated", weight: 95 }] });
  });

  it.each([
    ["Gauteng Food Bank", "banking"],
    ["Blood Bank of the North", "banking"],
    ["Golden Hotel Supplies Ltd", "hospitality"],
    ["Bank of Ideas Consulting", "banking"],
    ["Chamber of Mines", "mining"],
    ["Ministry of Agriculture", "agriculture"],
    ["Sun City Motors", "renewables"],
    ["River Bank Farm", "banking"],
  ])("for the name %s doesn't include %s", (name, industry) => {
    expect(understand({ name })).not.toContain(industry);
  });

  it("is only a likely match if a single word hints at it", () => {
    const [first] = industryEvidence({ name: "Pinnacle Technologies" });
    expect(first?.industry).toBe("technology");
    expect(first?.weight).toBeGreaterThanOrEqual(LIKELY);
    expect(first?.weight).toBeLessThan(SURE);
  });

  it("is empty for texts without words", () => {
    for (const name of ["", " ", "…", "123", "-", "💼"]) expect(industryEvidence({ name })).toEqual([]);
  });

  it("only depends on the start of very long texts", () => {
    const long = "bank mining hotel ".repeat(60_000);
    const read = { name: long, label: long, sector: long, description: long, website: long };
    const start = { name: 200, label: 200, sector: 200, description: 400, website: 200 };
    const cut = Object.fromEntries(
      Object.entries(start).map(([field, most]) => [field, long.slice(0, most)]),
    ) as typeof read;
    expect(industryEvidence(read).map(({ industry, weight }) => [industry, weight])).toEqual(
      industryEvidence(cut).map(({ industry, weight }) => [industry, weight]),
    );
  });
});

describe("the industry words in names", () => {
  it("belong to industries of the taxonomy, and each to one only", () => {
    const ids = new Set(INDUSTRIES.map(({ id }) => id));
    const rowOf = new Map<string, string>();
    const doubles: string[] = [];
    for (const { id, sure, likely } of NAME_ROWS) {
      expect(ids).toContain(id);
      for (const list of [...Object.values(sure ?? {}), ...Object.values(likely ?? {})])
        for (const phrase of phrasesOf(list)) {
          const other = rowOf.get(phrase);
          if (other && other !== id) doubles.push(`${phrase}: ${other}, ${id}`);
          rowOf.set(phrase, id);
        }
    }
    expect(doubles).toEqual([]);
  });
});
