import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { opportunities } from "~/domains/opportunities/tables";
import { addCompanies } from "../../support/fixtures/lead-search";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";

const SENTENCE = "Companies that need accounting software in Lagos";

async function winDeal(ctx: BusinessContext, industry: string) {
  const [companyId = 0] = await addCompanies(ctx, [{ industry }]);
  const { id } = await makeOpportunity(ctx);
  await ctx.db
    .update(opportunities)
    .set({ companyId, status: "closed_won", closedAt: ctx.now() })
    .where(eq(opportunities.id, id));
}

it("proposes the same buyers by form and API, matching industries with won deals first", async () => {
  const { cookie, ctx } = await signedInBusiness();
  await winDeal(ctx, "hospitality");
  await winDeal(ctx, "mining");
  const call = await callApp("POST", "/api/ai/criteria", { sentence: SENTENCE }, cookie);
  const { criteria, buyers } = await call.json<{
    criteria: { industry: string[] };
    buyers: { product: string; suggestions: { industry: string; reason: string; isChosen: boolean }[] };
  }>();
  expect(criteria).toMatchObject({
    industry: ["Hospitality", "Retail", "Wholesale & Distribution"],
    city: ["Lagos"],
  });
  expect(buyers.product).toBe("accounting software");
  expect(buyers.suggestions[0]).toEqual({
    industry: "Hospitality",
    reason: "Daily sales by outlet. Your account: 1 deal won.",
    isChosen: true,
  });
  expect(buyers.suggestions.at(-1)).toEqual({
    industry: "Mining",
    reason: "Your account: 1 deal won.",
    isChosen: false,
  });
  const form = await postForm("/ai-lead-search/criteria", { sentence: SENTENCE }, cookie);
  const to = new URL(form.headers.get("location") ?? "", "http://njia.test");
  expect(to.searchParams.getAll("industries")).toEqual(["hospitality", "retail", "wholesale"]);
  const page = await (await fetchApp(`${to.pathname}${to.search}`, { cookie })).text();
  for (const { reason } of buyers.suggestions) expect(page).toContain(reason.replaceAll("'", "&#x27;"));
});

it("treats any description as a product for sale if buyers are requested, by form and API", async () => {
  const { cookie } = await signedInBusiness();
  const sentence = "accounting software in Lagos";
  const call = await callApp("POST", "/api/ai/criteria", { sentence, findBuyers: true }, cookie);
  expect(await call.json()).toMatchObject({
    criteria: { industry: ["Retail", "Wholesale & Distribution", "Construction"] },
  });
  const form = await postForm("/ai-lead-search/criteria", { sentence, findBuyers: "on" }, cookie);
  const query = new URL(form.headers.get("location") ?? "", "http://njia.test").searchParams;
  expect(query.getAll("industries")).toEqual(["retail", "wholesale", "construction"]);
  const refused = await callApp("POST", "/api/ai/criteria", { sentence, findBuyers: "perhaps" }, cookie);
  expect(refused.status).toBe(422);
});

it("interprets a new search's description with the account's deals, by form and API", async () => {
  const { cookie, ctx } = await signedInBusiness();
  await winDeal(ctx, "hospitality");
  const call = await callApp(
    "POST",
    "/api/ai-lead-searches",
    { searchName: "Lagos", sentence: SENTENCE },
    cookie,
  );
  const { id } = await call.json<{ id: number }>();
  const form = await postForm(
    "/ai-lead-search/new",
    { searchName: "Lagos", sentence: SENTENCE, maxLeads: "25" },
    cookie,
  );
  const formId = Number(/\d+/.exec(form.headers.get("location") ?? "")?.[0]);
  for (const searchId of [id, formId])
    expect((await getLeadSearch(ctx, searchId)).criteria.industry).toEqual([
      "hospitality",
      "retail",
      "wholesale",
    ]);
});
