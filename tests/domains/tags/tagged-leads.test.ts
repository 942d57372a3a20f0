import { describe, expect, it } from "vitest";
import { exportRows } from "~/domains/bulk/export-rows.server";
import { tagRows } from "~/domains/bulk/tagging/tag-rows.server";
import { TagRowsSchema } from "~/domains/bulk/tagging/tag-schema";
import {
  AllLeadsQuery,
  LeadQuery,
  listLeads,
  listLeadsOfSearch,
} from "~/domains/lead-search/leads/leads.server";
import { removeLead } from "~/domains/lead-search/leads/removal/remove-leads.server";
import { addAlike, addCompanies, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { foundBySearches } from "../../support/fixtures/one-lead";
import { cookieOf } from "../../support/harness/app";
import { fetchWith } from "../../support/harness/built-app";
import { type Business, env, makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const tag = async (ctx: Business["ctx"], input: object) =>
  Number((await tagRows(ctx, TagRowsSchema.parse(input))).tagId);

const listed = (ctx: Business["ctx"], query: object) => listLeads(ctx, AllLeadsQuery.parse(query));
const idsIn = async (ctx: Business["ctx"], query: object) =>
  (await listed(ctx, query)).rows.map(({ id }) => id);

describe("tagged leads of one company", () => {
  it("are one row in the list and its export, and one row per lead in their search", async () => {
    const { ctx, searches, ids } = await foundBySearches(3);
    const [first, second, third = 0] = ids;
    const tagId = await tag(ctx, { leadIds: [second, third], tag: "Fair" });
    expect(await idsIn(ctx, { tag: tagId })).toEqual([second]);
    expect(await idsIn(ctx, { tag: tagId, since: "2020-01-01" })).toEqual([second]);
    await tag(ctx, { leadIds: [first], tag: "Fair" });
    expect(await idsIn(ctx, { tag: tagId })).toEqual([first]);
    const rows = async (filter: string) =>
      (await (await exportRows(ctx, { list: "leads", ids: null, filter })).text()).trim().split("\r\n")
        .length - 1;
    expect(await rows(`tag=${tagId}`)).toBe(1);
    expect(await rows(`tag=${tagId}&search=${searches[2]?.id}`)).toBe(1);
    const [search] = searches;
    if (!search) throw new Error("no search");
    expect((await listLeadsOfSearch(ctx, search, LeadQuery.parse({}))).rows).toHaveLength(1);
    await removeLead(ctx, first ?? 0);
    expect(await idsIn(ctx, { tag: tagId })).toEqual([second]);
  });

  it("are listed page by page, within 500 rows read", async () => {
    const { ctx } = await makeBusiness({ plan: "scaleup" });
    const companies = await addAlike(ctx, 120);
    await runSearch(ctx, (await makeSearch(ctx, {}, 120)).id);
    const again = await runSearch(ctx, (await makeSearch(ctx, {}, 120)).id);
    const tagId = await tag(ctx, { matching: "leads", filter: `search=${again.id}`, tag: "Fair" });
    await tag(ctx, { matching: "leads", filter: "", tag: "Fair" });
    const seen: number[] = [];
    let cursor: number | null | undefined;
    while (cursor !== null) {
      const meter = metered(ctx);
      const page = await listed(meter.ctx as Business["ctx"], { tag: tagId, cursor });
      expect(meter.rowsRead()).toBeLessThanOrEqual(450);
      seen.push(...page.rows.map(({ companyId }) => companyId ?? 0));
      cursor = page.next;
    }
    expect(seen.sort((a, b) => a - b)).toEqual(companies.sort((a, b) => a - b));
  });
});

it("a page without matching rows links to the next, one past the end to the first", async () => {
  const { ctx, user } = await makeBusiness({ plan: "scaleup" });
  await addCompanies(ctx, [{ name: "Accra Pumps", country: "GH" }]);
  await addAlike(ctx, 90);
  const tagId = await tag(ctx, { matching: "companies", filter: "scope=own", tag: "Many" });
  const read = async (query: string) => {
    const path = `/business/companies?tag=${tagId}&country=GH${query}`;
    const html = await (await fetchWith(env.DB, path, await cookieOf(user.userId))).text();
    return html.split("<main")[1]?.split("</main>")[0]?.replaceAll("&amp;", "&") ?? "";
  };
  const first = await read("");
  expect([first.includes("Continue search"), first.includes("No companies found")]).toEqual([true, false]);
  const cursor = /cursor=(\d+)[^>]*>Continue search/.exec(first)?.[1];
  expect(await read(`&cursor=${cursor}`)).toContain("Accra Pumps");
  const beyond = await read("&cursor=1");
  expect([beyond.includes("No more rows"), beyond.includes("First page")]).toEqual([true, true]);
});
