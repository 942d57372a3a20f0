import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { AccountContext } from "~/core/context";
import { leadSearchJson } from "~/domains/lead-search/json";
import { estimateResults, matchesText } from "~/domains/lead-search/runs/estimate-results.server";
import { leads } from "~/domains/lead-search/tables";
import { criteriaText } from "~/domains/lead-search/view";
import { addCompanies, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { makeBusiness } from "../../support/harness/context";

const namesOf = async (ctx: AccountContext, searchId: number) =>
  (await ctx.db.select().from(leads).where(eq(leads.searchId, searchId)))
    .map(({ companyName }) => companyName)
    .sort();

describe("a keyword without matching companies", () => {
  it("has no effect on results or confidence, and is reported in the estimate, results and API", async () => {
    const { ctx } = await makeBusiness();
    await addCompanies(ctx, [{ name: "Jua", description: "Sells pumps." }, { name: "Upepo" }]);
    const plain = await makeSearch(ctx, { industry: ["renewables"] });
    const search = await makeSearch(ctx, { industry: ["renewables"], keywords: ["zeppelin"] });
    expect(matchesText(await estimateResults(ctx, search))).toBe(
      "2 companies match all your criteria. “zeppelin” had no effect: no matching company has this word",
    );
    const ran = await runSearch(ctx, search.id);
    expect(leadSearchJson(ran).summary).toBe(
      "2 companies match all your criteria; 2 new leads added (2 yours, free). “zeppelin” had no effect: no matching company has this word.",
    );
    const without = await runSearch(ctx, plain.id);
    expect(ran.confidenceSum).toBe(without.confidenceSum);
  });

  it("is ignored next to a keyword that some companies have", async () => {
    const { ctx } = await makeBusiness();
    await addCompanies(ctx, [{ name: "Jua", description: "Sells pumps." }, { name: "Upepo" }]);
    const search = await makeSearch(ctx, { industry: ["renewables"], keywords: ["zeppelin", "pump"] });
    expect(matchesText(await estimateResults(ctx, search))).toBe(
      "1 company matches all your criteria. “zeppelin” had no effect: no matching company has this word",
    );
  });

  it("finds nothing if it is the only criterion", async () => {
    const { ctx } = await makeBusiness();
    const search = await makeSearch(ctx, { location: [], keywords: ["zeppelin"] });
    expect((await estimateResults(ctx, search)).all.count).toBe(0);
  });
});

describe("a city", () => {
  it("matches every spelling of it in the company's own city field only", async () => {
    const { ctx } = await makeBusiness();
    await addCompanies(ctx, [
      { name: "In it", city: "Mombasa" },
      { name: "Of its county", city: "Mombasa County" },
      { name: "Mombasa Traders", city: "Nairobi" },
      { name: "Nowhere known", city: null },
      { name: "In Uganda", country: "UG", city: "Kampala" },
    ]);
    const search = await makeSearch(ctx, { industry: ["renewables"], city: ["Mombasa"] });
    expect(matchesText(await estimateResults(ctx, search))).toBe("2 companies match all your criteria");
    await runSearch(ctx, search.id);
    expect(await namesOf(ctx, search.id)).toEqual(["In it", "Of its county"]);
    expect(criteriaText(search.criteria)).toBe("Renewable Energy · Mombasa · Kenya");
    expect(leadSearchJson(search).criteria.city).toEqual(["Mombasa"]);
  });

  it("narrows its own country and leaves other countries complete", async () => {
    const { ctx } = await makeBusiness();
    await addCompanies(ctx, [
      { name: "In Mombasa", city: "Mombasa" },
      { name: "In Nairobi", city: "Nairobi" },
      { name: "In Kampala", country: "UG", city: "Kampala" },
    ]);
    const search = await makeSearch(ctx, {
      industry: ["renewables"],
      location: ["KE", "UG"],
      city: ["Mombasa"],
    });
    await runSearch(ctx, search.id);
    expect(await namesOf(ctx, search.id)).toEqual(["In Kampala", "In Mombasa"]);
  });
});
