import { describe, expect, it } from "vitest";
import { comparedRows, featuresOf, feeOf } from "~/domains/billing/compare-plans";
import { annualPrice, PLANS, PLANS_ON_SALE, pricePerMonth } from "~/domains/billing/plans/plans";

describe("the plans on sale", () => {
  it("cost 20% less with annual billing, in whole cents", () => {
    expect(PLANS_ON_SALE.map((id) => annualPrice(PLANS[id]))).toEqual([95_040, 287_040, 767_040]);
    expect(PLANS_ON_SALE.map((id) => pricePerMonth(PLANS[id], "annual"))).toEqual([7_920, 23_920, 63_920]);
    expect(PLANS_ON_SALE.map((id) => pricePerMonth(PLANS[id], "monthly"))).toEqual([9_900, 29_900, 79_900]);
  });

  it("charge 15, 10 and 5 percent of a deal", () => {
    expect(PLANS_ON_SALE.map((id) => feeOf(PLANS[id], 1_000_000))).toEqual([150_000, 100_000, 50_000]);
  });

  it("are compared in every row, and list only features that the smaller plan lacks", () => {
    for (const { values } of comparedRows()) expect(Object.keys(values)).toEqual([...PLANS_ON_SALE]);
    expect(featuresOf("startup")).toContainEqual({ text: "5 outreach templates", isComing: false });
    expect(featuresOf("scaleup")).toContainEqual({ text: "Unlimited outreach templates", isComing: false });
    expect(featuresOf("corporate")).toEqual([
      { text: "2,000+ leads per month", isComing: false },
      { text: "Unlimited agents", isComing: false },
      { text: "5% platform fee on closed deals", isComing: false },
      { text: "API access", isComing: true },
      { text: "Single sign-on (SSO)", isComing: false },
      { text: "White label", isComing: false },
      { text: "Premium support, dedicated manager", isComing: false },
    ]);
  });

  it("show no feature as coming for leads, analytics and white label", () => {
    const comingOf = (label: string) => comparedRows().find((row) => row.label === label)?.comingTo;
    expect(comingOf("Leads per month")).toEqual([]);
    expect(comingOf("After the limit")).toEqual([]);
    expect(comingOf("Analytics")).toEqual([]);
    expect(comingOf("White label")).toEqual([]);
  });
});
