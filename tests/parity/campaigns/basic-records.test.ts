import { expect, it } from "vitest";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { PACK_SOURCES } from "~/domains/directory/open-data/pack-sources";
import { addShared, finished, makeSearch, newMarket } from "../../support/fixtures/lead-search";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";

const BASIC = { source: PACK_SOURCES[0].name, city: null, website: null };
const COST = "1 company: 1 new (1 of your 25 leads).";
const MISSING = "2 more are basic records: no website or city. They cost 1 lead each and are optional.";
const BOX = '<input type="checkbox" name="acceptBasic" value="2"/>';

async function market() {
  const { ctx, cookie } = await signedInBusiness();
  const country = newMarket();
  const [full = 0] = await addShared(ctx, country, 1);
  const basic = await addShared(ctx, country, 2, BASIC);
  const used = async () => (await getLeadUsage(ctx)).used;
  return { ctx, cookie, country, full, basic, used };
}

it("asks about basic records by form and by call, and charges those that were accepted", async () => {
  const { ctx, cookie, country, used } = await market();
  const search = await makeSearch(ctx, { location: [country] });
  const [form, call] = [`/ai-lead-search/${search.id}/run`, `/api/ai-lead-searches/${search.id}/run`];
  const posted = await postForm(form, {}, cookie);
  const called = await callApp("POST", call, { acceptCost: false }, cookie);
  expect([posted.status, called.status, await called.text()]).toEqual([409, 409, `${COST} ${MISSING}`]);
  const html = await posted.text();
  expect(html).toContain(MISSING);
  expect(html).toContain(BOX);
  expect(html).toContain("Add the 2 basic records too (2 leads)");
  expect((await postForm(form, { acceptCost: "on" }, cookie)).status).toBe(302);
  await finished(ctx, search.id);
  expect(await used()).toBe(1);

  const second = await makeSearch(ctx, { location: [country] });
  const accepted = await callApp(
    "POST",
    `/api/ai-lead-searches/${second.id}/run`,
    { acceptBasic: 1 },
    cookie,
  );
  expect(accepted.status).toBe(202);
  await finished(ctx, second.id);
  expect(await used()).toBe(2);

  const third = await makeSearch(ctx, { location: [country] });
  const fields = { acceptCost: "on", acceptBasic: "2" };
  expect((await postForm(`/ai-lead-search/${third.id}/run`, fields, cookie)).status).toBe(302);
  await finished(ctx, third.id);
  expect(await used()).toBe(3);
});

it("adds and charges no basic records if a call doesn't mention them", async () => {
  const { ctx, cookie, country, used } = await market();
  const search = await makeSearch(ctx, { location: [country] });
  await callApp("POST", `/api/ai-lead-searches/${search.id}/run`, {}, cookie);
  await finished(ctx, search.id);
  expect(await used()).toBe(1);
});

it("asks about selected basic records by form and by call", async () => {
  const { cookie, full, basic, used } = await market();
  const fields = { companyIds: [full, ...basic].map(String) };
  const form = await postForm("/ai-lead-search/pick", fields, cookie);
  const html = await form.text();
  expect([form.status, html.includes(MISSING), html.includes(BOX)]).toEqual([409, true, true]);
  const only = await callApp("POST", "/api/ai-lead-searches/picked", { companyIds: basic }, cookie);
  expect([only.status, await only.text()]).toEqual([
    409,
    "No new companies to add. No leads used. 2 companies are basic records: no website or city. They cost 1 lead each and are optional.",
  ]);
  expect(await used()).toBe(0);
  const taken = await postForm(
    "/ai-lead-search/pick",
    { ...fields, acceptCost: "on", acceptBasic: "2" },
    cookie,
  );
  expect(taken.status).toBe(302);
  expect(await used()).toBe(3);
});

it("asks about basic records of a generated search and of a new one", async () => {
  const { cookie, country, used } = await market();
  const generated = await postForm("/ai-lead-search/generate", { region: country }, cookie);
  expect(await generated.text()).toContain(BOX);
  const preview = await callApp("POST", "/api/ai/search-preview", { countries: [country] }, cookie);
  expect(await preview.json()).toMatchObject({ companies: 3, leadsAdded: 1, leadsUsed: 1, basicRecords: 2 });
  const page = await (await fetchApp(`/ai-lead-search/new?countries=${country}`, { cookie })).text();
  expect(page).toContain(MISSING);
  expect(page).toContain(BOX);
  expect(page).toContain("Basic record");
  expect(await used()).toBe(0);
});

it("marks a basic record on its page and in calls", async () => {
  const { cookie, full, basic } = await market();
  const [id = 0] = basic;
  const html = await (await fetchApp(`/business/companies/${id}`, { cookie })).text();
  expect(html).toContain("Basic record: no website or city");
  const call = async (companyId: number) =>
    (await callApp("GET", `/api/companies/${companyId}`, undefined, cookie)).json();
  expect(await call(id)).toMatchObject({ is_basic: true });
  expect(await call(full)).toMatchObject({ is_basic: false });
});
