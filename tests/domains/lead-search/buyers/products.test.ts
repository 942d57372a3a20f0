import { describe, expect, it } from "vitest";
import { INDUSTRIES, industryWithChildren } from "~/domains/directory/taxonomy/industries";
import { PRODUCTS } from "~/domains/lead-search/buyers/products";
import { proposeBuyers } from "~/domains/lead-search/buyers/propose-buyers";
import { NO_CRITERIA } from "~/domains/lead-search/criteria/search-criteria";

const IDS = INDUSTRIES.map(({ id }) => id);
const ofProducts = it.each(PRODUCTS.map((product) => [product.id, product] as const));

describe("the table of products and their buyers", () => {
  it("contains at least 60 products, each once", () => {
    expect(PRODUCTS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(PRODUCTS.map(({ id }) => id)).size).toBe(PRODUCTS.length);
  });

  ofProducts("names industries of the taxonomy with a reason each for %s", (_id, product) => {
    const industries = product.buyers.map(({ industry }) => industry);
    expect(IDS).toEqual(expect.arrayContaining([...industries, ...product.sellers]));
    expect(new Set(industries).size).toBe(industries.length);
    expect(industries.length).toBeGreaterThanOrEqual(3);
    for (const { reason } of product.buyers) expect(reason).toMatch(/^.{3,60}$/);
  });

  ofProducts("proposes no industry that sells %s", (_id, product) => {
    const { criteria } = proposeBuyers(NO_CRITERIA, { product });
    expect(criteria.industry).toHaveLength(3);
    const searched = criteria.industry.flatMap(industryWithChildren);
    const sellers = searched.filter(
      (id) => product.sellers.includes(id) && !criteria.excludeIndustry.includes(id),
    );
    expect(sellers).toEqual([]);
  });
});
