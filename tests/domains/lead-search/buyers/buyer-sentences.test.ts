import { describe, expect, it } from "vitest";
import { findProduct } from "~/domains/lead-search/buyers/products";
import { proposeBuyers } from "~/domains/lead-search/buyers/propose-buyers";
import { NO_CRITERIA } from "~/domains/lead-search/criteria/search-criteria";
import { parseQuery } from "~/domains/lead-search/query-parser/parse-query";
import { timeOf } from "../../../support/harness/time-of";

const chosenOf = (sentence: string, findBuyers = false) => parseQuery(sentence, findBuyers).criteria.industry;

describe("a description of a product", () => {
  it("proposes the product's buyers, with a reason for each", () => {
    const { criteria, buyers } = parseQuery("Companies that need accounting software in Lagos");
    expect(criteria).toMatchObject({
      industry: ["retail", "wholesale", "construction"],
      location: ["NG"],
      city: ["Lagos"],
      keywords: [],
    });
    expect(buyers?.product).toBe("accounting-software");
    expect(buyers?.suggestions[0]).toEqual({
      industry: "retail",
      reason: "Daily sales and stock need books.",
      isChosen: true,
    });
    expect(buyers?.suggestions.filter(({ isChosen }) => isChosen)).toHaveLength(3);
  });

  it.each([
    ["sell accounting software to schools in Accra", ["education"]],
    ["hotels that need generators", ["hospitality"]],
    ["We sell accounting software and want to meet law firms in Nairobi", ["legal"]],
  ])("keeps the buyers it names: %s", (sentence, industries) => {
    expect(chosenOf(sentence)).toEqual(industries);
    expect(parseQuery(sentence).buyers?.suggestions).toEqual([]);
  });

  it.each([
    "accounting software companies in Lagos",
    "I need banks in Kenya",
    "companies that do not need accounting software in Kenya",
    "looking for packaging manufacturers in Egypt",
  ])("proposes no buyers if the sentence doesn't ask for any: %s", (sentence) =>
    expect(parseQuery(sentence).buyers).toBeNull(),
  );

  it("omits an excluded industry and keeps the company size", () => {
    const { criteria } = parseQuery(
      "companies with 11-50 people that need accounting software, no retailers",
    );
    expect(criteria.industry).not.toContain("retail");
    expect(criteria.industry).toHaveLength(3);
    expect(criteria.companySize).toEqual(["11-50"]);
  });

  it("treats a list of products as one offer", () => {
    expect(chosenOf("we sell cement and steel, who would buy them in Ghana?")).toEqual([
      "construction",
      "realestate",
      "government",
    ]);
  });

  it("excludes sellers below a proposed industry", () => {
    expect(parseQuery("customers for cement in Ghana").criteria.excludeIndustry).toEqual([
      "buildingmaterials",
    ]);
  });
});

describe("a request for buyers", () => {
  it("treats any product in the description as the one sold", () => {
    expect(chosenOf("accounting software, Lagos")).toEqual(["finance", "technology"]);
    expect(chosenOf("accounting software, Lagos", true)).toEqual(["retail", "wholesale", "construction"]);
  });

  it("proposes nothing for an unknown product, and never its sellers", () => {
    const { criteria, buyers } = parseQuery("theodolite calibration by banks in Kenya", true);
    expect(criteria).toMatchObject({ industry: [], keywords: [], location: ["KE"] });
    expect(buyers).toEqual({ product: null, suggestions: [] });
  });
});

describe("buyer suggestions for an account", () => {
  const product = findProduct("accounting-software");
  const results = (industry: string, dealsWon: number, interestedReplies = 0) => ({
    industry,
    dealsWon,
    interestedReplies,
  });
  const industriesOf = (...given: ReturnType<typeof results>[]) =>
    proposeBuyers(NO_CRITERIA, { product, results: given }).criteria.industry;

  it("start with product buyers that had a won deal or three interested replies", () => {
    expect(industriesOf(results("hospitality", 1), results("education", 4))).toEqual([
      "education",
      "hospitality",
      "retail",
    ]);
    expect(industriesOf(results("healthcare", 0, 3))[0]).toBe("healthcare");
    expect(industriesOf(results("healthcare", 0, 2))[0]).toBe("retail");
  });

  it("end with industries outside the product's row, however many deals were won there", () => {
    expect(industriesOf(results("renewables", 9))).toEqual(["retail", "wholesale", "construction"]);
    const { suggestions } = proposeBuyers(NO_CRITERIA, {
      product,
      results: [results("renewables", 9)],
    }).buyers;
    expect(suggestions.at(-1)).toEqual({
      industry: "renewables",
      reason: "Your account: 9 deals won.",
      isChosen: false,
    });
  });

  it("use the account's own results if the product has no row", () => {
    const { criteria } = proposeBuyers(NO_CRITERIA, { product: null, results: [results("mining", 1)] });
    expect(criteria.industry).toEqual(["mining"]);
  });

  it("give the account's results as a reason", () => {
    const { suggestions } = proposeBuyers(NO_CRITERIA, {
      product,
      results: [results("retail", 2, 1)],
    }).buyers;
    expect(suggestions[0]?.reason).toBe(
      "Daily sales and stock need books. Your account: 2 deals won, 1 interested reply.",
    );
  });

  it("never contain an industry that sells the product, however many deals were won there", () => {
    expect(industriesOf(results("technology", 9), results("finance", 9))).toEqual([
      "retail",
      "wholesale",
      "construction",
    ]);
  });
});

it("parses a deliberately slow description in time that grows with its length", async () => {
  for (const part of ["need solar ", "we sell sell to ", "tyres and ", "besoin d ", "نبيع و"]) {
    parseQuery(part);
    const text = part.repeat(2_000 / part.length);
    expect(await timeOf(() => parseQuery(text, true), 1_000)).toBeLessThan(1_000);
  }
});
