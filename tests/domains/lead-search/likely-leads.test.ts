import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { AccountContext } from "~/core/context";
import { offerPossible, relaxed } from "~/domains/lead-search/criteria/suggest-relaxations.server";
import { leadSearchJson } from "~/domains/lead-search/json";
import { LeadSearchSchema } from "~/domains/lead-search/schemas";
import { leads } from "~/domains/lead-search/tables";
import { criteriaText } from "~/domains/lead-search/view";
import { addCompanies, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { makeBusiness } from "../../support/harness/context";

const namesOf = async (ctx: AccountContext, searchId: number) =>
  (await ctx.db.select().from(leads).where(eq(leads.searchId, searchId)))
    .map(({ companyName }) => companyName)
    .sort();

it("adds certain companies in a run, counts likely ones, and adds these on request", async () => {
  const { ctx } = await makeBusiness();
  await addCompanies(ctx, [
    { name: "Known" },
    { name: "Lakeside Solar", industry: null },
    { name: "Hydro Partners", industry: null },
    { name: "Silent", industry: null },
  ]);
  const search = await makeSearch(ctx, { industry: ["renewables"] });
  expect((await runSearch(ctx, search.id)).runSummary).toBe(
    "2 companies match all your criteria; 2 new leads added (2 yours, free). 1 more possible match by industry. Edit the search to include it.",
  );
  expect(await namesOf(ctx, search.id)).toEqual(["Known", "Lakeside Solar"]);
  expect(await offerPossible(ctx, search)).toEqual([
    { field: "takeLikely", label: "possible industry matches" },
  ]);
  const wider = await makeSearch(ctx, { industry: ["renewables"], takeLikely: true });
  expect((await runSearch(ctx, wider.id)).runSummary).toContain("1 possible match by industry.");
  expect(await namesOf(ctx, wider.id)).toEqual(["Hydro Partners", "Known", "Lakeside Solar"]);
  expect(await offerPossible(ctx, wider)).toEqual([]);
});

it("never adds an excluded company as likely", async () => {
  const { ctx } = await makeBusiness();
  await addCompanies(ctx, [
    { name: "Hydro Partners Bank", industry: "banking" },
    { name: "Hydro Mills", industry: null },
  ]);
  const search = await makeSearch(ctx, {
    industry: ["renewables"],
    excludeIndustry: ["banking"],
    takeLikely: true,
  });
  await runSearch(ctx, search.id);
  expect(await namesOf(ctx, search.id)).toEqual(["Hydro Mills"]);
});

it("stores whether the criteria include likely companies, by default not", async () => {
  const { ctx } = await makeBusiness();
  const read = (takeLikely?: boolean) =>
    LeadSearchSchema.parse({ searchName: "Solar", industries: ["renewables"], takeLikely }).criteria;
  expect(read().takeLikely).toBeUndefined();
  expect(read(true).takeLikely).toBe(true);
  const search = await makeSearch(ctx, { industry: ["renewables"], takeLikely: true });
  expect(leadSearchJson(search).criteria.takeLikely).toBe(true);
  expect(criteriaText(search.criteria)).toBe("Renewable Energy · Kenya · including possible matches");
  expect(relaxed(search.criteria, "takeLikely")).toBeNull();
});
