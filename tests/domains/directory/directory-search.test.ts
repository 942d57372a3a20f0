import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { countCompanies } from "~/domains/directory/search/count-companies.server";
import {
  type CompanyFilter,
  listAllCompanies,
  searchCompanies,
} from "~/domains/directory/search/search-companies.server";
import { addCompanies } from "../../support/fixtures/companies";
import { type Business, makeBusiness, testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";
import { runsOf } from "../../support/harness/property-runs";

let business: Business;

beforeAll(async () => {
  business = await makeBusiness();
  await addCompanies(business.ctx, [
    { name: "Société Générale d'Électricité", country: "CI", industry: "energy", city: "Abidjan" },
    { name: "مُؤَسَّسة النُّور", country: "EG" },
    { name: "Safaricom PLC", country: "KE", industry: "telecom", size: "1000+", website: "safaricom.co.ke" },
    { name: "Lakeside Construction", country: "KE" },
    { name: "Lakeside Constructions & Sons", country: "GH" },
    { name: "Lakeside 20180794 Holdings", country: "GH" },
    ...Array.from({ length: 60 }, (_, index) => ({ name: `Paged Developer ${index}`, country: "GH" })),
    ...Array.from({ length: 301 }, (_, index) => ({ name: `Bounded ${index}`, country: "NA" })),
  ]);
});

const search = (filter: CompanyFilter, limit = 50) => searchCompanies(business.ctx, filter, { limit });
const names = async (words: string) => (await search({ words })).companies.map((company) => company.name);

describe("search words", () => {
  it("match without accents, also in Arabic, and the last one matches as a prefix", async () => {
    expect(await names("electric")).toEqual(["Société Générale d'Électricité"]);
    expect(await names("SOCIÉTÉ gen")).toEqual(["Société Générale d'Électricité"]);
    expect(await names("موسسه الن")).toEqual(["مُؤَسَّسة النُّور"]);
    expect(await names("construction lakeside")).toEqual(["Lakeside Construction"]);
    expect(await names("lakeside 2018079")).toEqual(["Lakeside 20180794 Holdings"]);
    const both = ["Lakeside Construction", "Lakeside Constructions & Sons"];
    for (const end of ["c", "const", "constru", "construct", "construction"])
      expect(await names(`lakeside ${end}`)).toEqual(both);
    expect(await names("lakeside constructions")).toEqual(both.slice(1));
  });

  it("are corrected if they have no match, and the response reports the correction", async () => {
    for (const words of ["safricom", "safaricon", "sfaaricom", "saffaricom", "Safaricmo"]) {
      const page = await search({ words });
      expect(page.corrected).toBe("safaricom");
      expect(page.companies.map((company) => company.name)).toEqual(["Safaricom PLC"]);
    }
    expect((await search({ words: "lakesied constructoin" })).corrected).toBe("lakeside construction");
    expect(await search({ words: "safricom", countries: ["GH"] })).toEqual({ companies: [], next: null });
    expect(await search({ words: "zzzzzz" })).toEqual({ companies: [], next: null });
  });

  it("of another account's companies are never suggested as corrections", async () => {
    const other = await makeBusiness();
    await addCompanies(other.ctx, [{ name: "Zanzibarix" }]);
    expect((await searchCompanies(other.ctx, { words: "zanzibrix" }, { limit: 5 })).corrected).toBe(
      "zanzibarix",
    );
    expect(await search({ words: "zanzibrix" })).toEqual({ companies: [], next: null });
    expect(await search({ words: "zanzibarix" })).toEqual({ companies: [], next: null });
  });

  it("can contain any text: nothing acts as an operator or causes an error", async () => {
    const hostile = [
      'NEAR("a" "b", 2)',
      '"',
      '""',
      "*",
      "a*",
      "^a",
      "words:a",
      "a OR",
      "AND",
      "NOT a",
      "(a",
      "a)",
      "-a",
      "a + b",
      "'; --",
      "{words}: a",
      "\u0000",
      "a\u0000b",
      "😀",
      "ﷺ",
      "_t0",
      "_cke",
      "a_b",
      "\ud800",
      "é".repeat(5000),
      "a ".repeat(5000),
      "%",
      "\\",
    ]; // prettier-ignore
    for (const text of hostile) {
      await search({ words: text });
      await search({ anyWords: [text], excludeWords: [text] });
      await countCompanies(business.ctx, { words: text, countries: [text], industries: [text] });
    }
  });

  it("are ignored if they consist only of symbols", async () => {
    expect(await countCompanies(business.ctx, { words: "?!", anyWords: ["😀"] })).toEqual({
      count: 367,
      isExact: true,
    });
  });

  it("above 60 keywords are rejected with an explanation", async () => {
    const keywords = Array.from({ length: 10_000 }, (_, index) => `keyword${index}`);
    const message = "Use at most 60 keywords. You entered 10000.";
    for (const filter of [{ anyWords: keywords }, { excludeWords: keywords }]) {
      await expect(search(filter)).rejects.toMatchObject({ code: "invalid", message, field: "keywords" });
      await expect(countCompanies(business.ctx, filter)).rejects.toMatchObject({ code: "invalid", message });
    }
    await expect(search({ countries: keywords })).rejects.toMatchObject({
      code: "invalid",
      field: "countries",
    });
    const most = keywords.slice(0, 60).map((word) => `${word} a b c d e f g h i j k`);
    expect(await search({ anyWords: most })).toEqual({ companies: [], next: null });
    expect(await search({ words: keywords.join(" ") })).toEqual({ companies: [], next: null });
  });

  it("with any characters in any field return a result", async () => {
    const text = fc.string({ unit: "binary", maxLength: 30 });
    const list = fc.array(text, { maxLength: 5 });
    const filters = fc.record(
      {
        words: text,
        anyWords: list,
        excludeWords: list,
        countries: list,
        industries: list,
        excludeIndustries: list,
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const page = await search(filter, 5);
        expect(page.companies.length).toBeLessThanOrEqual(5);
        await countCompanies(business.ctx, filter);
      }),
      { numRuns: runsOf(500) },
    );
  });
});

describe("pages", () => {
  it("have no gaps or duplicates, and read two rows per row shown", async () => {
    for (const filter of [{}, { words: "paged" }, { words: "develope" }, { countries: ["GH"] }]) {
      const meter = metered(business.ctx);
      const paged: number[] = [];
      let after: number | null = 0;
      while (after !== null) {
        meter.reset();
        const page = await searchCompanies(meter.ctx, filter, { limit: 7, after });
        expect(meter.rowsRead()).toBeLessThanOrEqual(15);
        paged.push(...page.companies.map((company) => company.id));
        after = page.next;
      }
      const all: number[] = [];
      for await (const company of listAllCompanies(business.ctx, filter)) all.push(company.id);
      expect(paged).toEqual(all);
      expect(new Set(all).size).toBe(all.length);
      expect(all.length).toBeGreaterThanOrEqual(60);
    }
  });

  it("are sorted best first, starting with the most complete company", async () => {
    const slots = (await search({}, 400)).companies.map((company) => company.slot);
    expect(slots).toEqual([...slots].sort((a, b) => a - b));
    expect((await search({}, 1)).companies[0]?.name).toBe("Safaricom PLC");
  });

  it("of a corrected search read at most 100 additional rows", async () => {
    const meter = metered(business.ctx);
    const page = await searchCompanies(meter.ctx, { words: "paegd devloper" }, { limit: 50 });
    expect(page.corrected).toBe("paged developer");
    expect(page.companies).toHaveLength(50);
    expect(meter.rowsRead()).toBeLessThanOrEqual(2 * 50 + 1 + 100);
  });
});

describe("search totals", () => {
  it("are exact for country and size, and capped for broad words and industries", async () => {
    const count = (filter: CompanyFilter) => countCompanies(business.ctx, filter);
    expect(await count({})).toEqual({ count: 367, isExact: true });
    expect(await count({ countries: ["GH", "KE"] })).toEqual({ count: 64, isExact: true });
    expect(await count({ excludeIndustries: ["energy", "telecom"] })).toEqual({ count: 300, isExact: false });
    expect(await count({ industries: ["energy", "telecom"] })).toEqual({ count: 2, isExact: true });
    expect(await count({ sizes: ["1000+"], allowUnknown: { size: true } })).toEqual({
      count: 367,
      isExact: true,
    });
    expect(await count({ words: "paged" })).toEqual({ count: 60, isExact: true });
    expect(await count({ words: "bounded" })).toEqual({ count: 300, isExact: false });
    expect(await countCompanies(testContext(), {})).toEqual({ count: 0, isExact: true });
  });

  it("read at most 300 rows", async () => {
    const everywhere = [
      "KE",
      "GH",
      "NA",
      "CI",
      "EG",
      "ZA",
      "NG",
      "MZ",
      "TZ",
      "UG",
      "RW",
      "ET",
      "DZ",
      "TN",
      "MA",
    ];
    const industries = ["energy", "banking", "telecom", "technology", "agriculture", "education"];
    for (const filter of [
      { words: "bounded" },
      { countries: everywhere },
      { countries: everywhere, industries },
    ]) {
      const meter = metered(business.ctx);
      await countCompanies(meter.ctx, filter);
      expect(meter.rowsRead(), JSON.stringify(filter)).toBeLessThanOrEqual(300);
    }
  });
});
