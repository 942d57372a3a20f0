import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { AccountContext } from "~/core/context";
import { leadSearches } from "~/domains/lead-search/tables";
import { addCompanies, addShared, makeSearch, newMarket } from "../../support/fixtures/lead-search";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";

async function lastSearch(ctx: AccountContext) {
  const [search] = await ctx.db
    .select()
    .from(leadSearches)
    .where(eq(leadSearches.accountId, ctx.account.id))
    .orderBy(desc(leadSearches.id))
    .limit(1);
  return search;
}

const written = async (ctx: AccountContext) => {
  const search = await lastSearch(ctx);
  return search && { name: search.searchName, sentence: search.prompt, criteria: search.criteria };
};

const FORM = { searchName: "Coast", industries: "logistics", countries: ["KE", "GH"] };
const CALL = { searchName: "Coast", industries: ["logistics"], countries: ["KE", "GH"] };

describe.each([
  ["a misspelled city", { cities: "mombassa, Kisumu" }, { cities: ["mombassa", "Kisumu"] }],
  ["a repeated city", { cities: "Mombasa, mombasa" }, { cities: ["Mombasa", "mombasa"] }],
  ["no city", { cities: "" }, { cities: [] }],
  ["including possible matches", { takeLikely: "on" }, { takeLikely: true }],
  ["only certain matches", {}, {}],
])("a lead search (%s)", (_name, field, body) => {
  it("creates the same criteria by form and API", async () => {
    const [one, other] = [await signedInBusiness(), await signedInBusiness()];
    const form = await postForm("/ai-lead-search/new", { ...FORM, ...field }, one.cookie);
    expect(form.status).toBe(302);
    const call = await callApp("POST", "/api/ai-lead-searches", { ...CALL, ...body }, other.cookie);
    expect(call.status).toBe(201);
    expect(await written(one.ctx)).toEqual(await written(other.ctx));
    const nested = { searchName: "Coast", criteria: { industry: ["logistics"], location: ["KE", "GH"] } };
    const { cities, ...rest } = body as { cities?: string[] };
    const criteria = { ...nested.criteria, ...(cities ? { city: cities } : {}), ...rest };
    expect(
      (await callApp("POST", "/api/ai/lead-searches", { ...nested, criteria }, other.cookie)).status,
    ).toBe(201);
    expect(await written(one.ctx)).toEqual(await written(other.ctx));
  });

  it("saves the same edited criteria by form and API", async () => {
    const [one, other] = [await signedInBusiness(), await signedInBusiness()];
    const [mine, theirs] = [await makeSearch(one.ctx), await makeSearch(other.ctx)];
    const form = await postForm(`/ai-lead-search/${mine.id}/edit`, { ...FORM, ...field }, one.cookie);
    expect(form.status).toBe(302);
    const call = await callApp(
      "PATCH",
      `/api/ai-lead-searches/${theirs.id}`,
      { ...CALL, ...body },
      other.cookie,
    );
    expect(call.status).toBe(200);
    expect(await written(one.ctx)).toEqual(await written(other.ctx));
  });
});

it.each([
  ["too many cities", Array.from({ length: 200 }, (_, index) => `Town ${index}`), /You entered 200\./],
  ["a city that is too long", ["x".repeat(500)], /is too long\. Use at most/],
])("rejects a lead search with %s by form and API with the same message", async (_name, cities, words) => {
  const { cookie, ctx } = await signedInBusiness();
  const form = await postForm("/ai-lead-search/new", { ...FORM, cities: cities.join(", ") }, cookie);
  const call = await callApp("POST", "/api/ai-lead-searches", { ...CALL, cities }, cookie);
  expect([form.status, call.status]).toEqual([422, 422]);
  for (const answer of [form, call]) expect(await answer.text()).toMatch(words);
  expect(await lastSearch(ctx)).toBeUndefined();
});

it("reports the uncovered and unused parts of a description through the API", async () => {
  const { cookie } = await signedInBusiness();
  const sentence = "banks in Kenya and Germany that foozle";
  const read = await callApp("POST", "/api/ai/criteria", { sentence }, cookie);
  const said = { notCovered: ["Germany"], notUnderstood: ["foozle"] };
  expect(await read.json()).toMatchObject(said);
  const made = await callApp("POST", "/api/ai-lead-searches", { searchName: "Banks", sentence }, cookie);
  const { id, ...search } = await made.json<{ id: number }>();
  expect([made.status, search]).toMatchObject([201, said]);
  const again = await callApp("GET", `/api/ai-lead-searches/${id}`, undefined, cookie);
  expect(await again.json()).toMatchObject(said);
  const page = await postForm("/ai-lead-search/criteria", { sentence }, cookie);
  expect(page.headers.get("location")).toContain("sentence=");
});

it("reports only the country outside Africa if criteria are chosen by hand", async () => {
  const { cookie } = await signedInBusiness();
  const sentence = "banks in Germany that foozle";
  const made = await callApp("POST", "/api/ai-lead-searches", { ...CALL, sentence }, cookie);
  expect(await made.json()).toMatchObject({ notCovered: ["Germany"], notUnderstood: [] });
  const plain = await callApp("POST", "/api/ai-lead-searches", CALL, cookie);
  expect(await plain.json()).toMatchObject({ notCovered: [], notUnderstood: [] });
});

it("previews the same count by API as on the page, and saves nothing", async () => {
  const { cookie, ctx } = await signedInBusiness();
  const country = newMarket();
  await addShared(ctx, country, 7);
  await addCompanies(ctx, [{ name: "Own Works", country }]);
  const response = await callApp(
    "POST",
    "/api/ai/search-preview",
    { criteria: { location: [country] }, maxLeads: 5 },
    cookie,
  );
  const counted = await response.json<Record<string, unknown> & { text: string }>();
  expect(counted).toMatchObject({ companies: 8, own: 1, isExact: true, leadsAdded: 5 });
  const page = await (
    await fetchApp(`/ai-lead-search/new?countries=${country}&maxLeads=5`, { cookie })
  ).text();
  expect(page).toContain(counted.text);
  expect(await lastSearch(ctx)).toBeUndefined();
  const refused = await callApp("POST", "/api/ai/search-preview", { maxLeads: 5 }, cookie);
  expect(refused.status).toBe(422);
});
