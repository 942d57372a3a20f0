import { desc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { AccountContext } from "~/core/context";
import { leadSearches } from "~/domains/lead-search/tables";
import { addAlike, addShared, newMarket } from "../../support/fixtures/lead-search";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";

const statusOf = async ({ db, account }: AccountContext) => {
  const [search] = await db
    .select({ status: leadSearches.status, criteria: leadSearches.criteria })
    .from(leadSearches)
    .where(eq(leadSearches.accountId, account.id))
    .orderBy(desc(leadSearches.id))
    .limit(1);
  return search;
};

it("creates and starts a search by form and API", async () => {
  const [one, other] = [await signedInBusiness(), await signedInBusiness()];
  const country = newMarket();
  await addAlike(one.ctx, 1, { country });
  await addAlike(other.ctx, 1, { country });
  const fields = { searchName: "Market", countries: country, start: "on" };
  const form = await postForm("/ai-lead-search/new", fields, one.cookie);
  expect(form.headers.get("location")).toMatch(/^\/ai-lead-search\/\d+$/);
  const body = { searchName: "Market", countries: [country], start: true };
  const call = await callApp("POST", "/api/ai-lead-searches", body, other.cookie);
  expect(call.status).toBe(201);
  const [mine, theirs] = [await statusOf(one.ctx), await statusOf(other.ctx)];
  expect(mine?.criteria).toEqual(theirs?.criteria);
  for (const search of [mine, theirs]) expect(["running", "completed"]).toContain(search?.status);
});

it("shows count, filter chips and first companies for the URL's filters, and saves nothing", async () => {
  const { ctx, cookie } = await signedInBusiness();
  const country = newMarket();
  await addShared(ctx, country, 3);
  await addAlike(ctx, 1, { country, name: "Jua Market" });
  const html = (
    await (
      await fetchApp(`/ai-lead-search/new?countries=${country}&industries=renewables`, { cookie })
    ).text()
  ).replace(/<!-- -->/g, "");
  expect(html).toMatch(/\d+ companies: 1 yours, \d+ new; \d+ with a contact email; uses up to \d leads?\./);
  expect(html).toContain('aria-label="Remove Renewable Energy"');
  expect(html).toContain("Jua Market");
  expect(html).toContain(">Yours<");
  expect(await statusOf(ctx)).toBeUndefined();
});

it("applies the criteria of a URL that has only a sentence", async () => {
  const { cookie } = await signedInBusiness();
  const pageOf = async (query: string) => (await fetchApp(`/ai-lead-search/new?${query}`, { cookie })).text();
  const html = await pageOf("sentence=banks+in+Chad");
  for (const chip of ["Remove Chad", "Remove Banking"]) expect(html).toContain(`aria-label="${chip}"`);
  expect(await pageOf("sentence=banks+in+Chad&keywords=")).not.toContain('aria-label="Remove Chad"');
});

it("opens with an error message if the URL contains an invalid filter", async () => {
  const { cookie } = await signedInBusiness();
  const page = await fetchApp("/ai-lead-search/new?countries=Narnia", { cookie });
  expect([page.status, (await page.text()).includes("isn’t in our list of countries")]).toEqual([200, true]);
});
