import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { AccountContext } from "~/core/context";
import { leadCharges } from "~/domains/billing/tables";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { selectLeads } from "~/domains/bulk/campaign/select-leads.server";
import { SelectionFormSchema } from "~/domains/bulk/campaign/selection-form-schema";
import { PACK_SOURCES } from "~/domains/directory/open-data/pack-sources";
import { NO_CRITERIA } from "~/domains/lead-search/criteria/search-criteria";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { generateLeads } from "~/domains/lead-search/runs/generate-leads.server";
import { previewSearch } from "~/domains/lead-search/runs/preview-search.server";
import { quoteLeads } from "~/domains/lead-search/runs/quote-leads.server";
import { runLeadSearch } from "~/domains/lead-search/runs/run-lead-search.server";
import { startLeadSearch } from "~/domains/lead-search/runs/start-lead-search.server";
import { addAlike, addShared, makeSearch, newMarket, runSearch } from "../../support/fixtures/lead-search";
import { makeBusiness } from "../../support/harness/context";

const BASIC = { source: PACK_SOURCES[0].name, city: null, website: null, size: null };
const FULL = { ...BASIC, city: "Town" };

const usedOf = async (ctx: AccountContext) => (await getLeadUsage(ctx)).used;
const chargesOf = (ctx: AccountContext) =>
  ctx.db.select().from(leadCharges).where(eq(leadCharges.accountId, ctx.account.id));
const pick = (input: object) => SelectionFormSchema.parse(input);

async function market(basic: number, full: number) {
  const country = newMarket();
  const { ctx } = await makeBusiness();
  await addShared(ctx, country, full, FULL);
  const ids = await addShared(ctx, country, basic, BASIC);
  return { ctx, country, ids, criteria: { location: [country] } };
}

const run = async (ctx: Awaited<ReturnType<typeof market>>["ctx"], id: number, acceptBasic?: number) => {
  const { runNumber } = await startLeadSearch(ctx, id, { acceptBasic });
  await runLeadSearch(ctx, { searchId: id, runNumber });
  return getLeadSearch(ctx, id);
};

const ASKED =
  "2 companies: 2 new (2 of your 25 leads). 3 more are basic records: no website or city. They cost 1 lead each and are optional.";

describe("a basic record", () => {
  it("is not added without acceptance, but reported in the summary", async () => {
    const { ctx, criteria } = await market(3, 2);
    const done = await runSearch(ctx, (await makeSearch(ctx, criteria)).id);
    expect(done.resultsCount).toBe(2);
    expect(done.runSummary).toContain("3 more are basic records");
    expect(await usedOf(ctx)).toBe(2);
  });

  it("is named with its price and missing fields in the cost question", async () => {
    const { ctx, criteria } = await market(3, 2);
    const search = await makeSearch(ctx, criteria);
    await expect(startLeadSearch(ctx, search.id, { acceptCost: false })).rejects.toMatchObject({
      code: "conflict",
      message: ASKED,
      others: { acceptBasic: "3" },
    });
    expect(await usedOf(ctx)).toBe(0);
  });

  it("is offered for acceptance if no other company matches", async () => {
    const { ctx, criteria } = await market(1, 0);
    const search = await makeSearch(ctx, criteria);
    await expect(startLeadSearch(ctx, search.id, { acceptCost: false })).rejects.toMatchObject({
      message:
        "No new companies to add. No leads used. 1 company is a basic record: no website or city. It costs 1 lead and is optional.",
    });
  });

  it("uses one lead if accepted, and costs nothing in the next quote", async () => {
    const { ctx, criteria } = await market(3, 2);
    const search = await makeSearch(ctx, criteria);
    expect((await run(ctx, search.id, 3)).resultsCount).toBe(5);
    expect(await usedOf(ctx)).toBe(5);
    const { companies: _, ...quote } = await quoteLeads(ctx, search);
    expect(quote).toMatchObject({ cost: 0, basic: 0 });
    expect(await chargesOf(ctx)).toHaveLength(5);
  });

  it("is charged no more often than accepted", async () => {
    const { ctx, country, criteria } = await market(3, 2);
    const search = await makeSearch(ctx, criteria);
    await addShared(ctx, country, 4, BASIC);
    expect((await run(ctx, search.id, 3)).resultsCount).toBe(5);
    expect(await usedOf(ctx)).toBe(5);
    // The next run got no approval for basic records.
    expect((await run(ctx, search.id)).resultsCount).toBe(5);
    expect(await usedOf(ctx)).toBe(5);
  });

  it("costs one lead if lists and a search accept it at the same time", async () => {
    const { ctx, ids, criteria } = await market(1, 0);
    const search = await makeSearch(ctx, criteria);
    const { runNumber } = await startLeadSearch(ctx, search.id, { acceptBasic: 1 });
    await Promise.all([
      ...[1, 2, 3].map(() => selectLeads(ctx, pick({ companyIds: ids, acceptCost: true, acceptBasic: 1 }))),
      runLeadSearch(ctx, { searchId: search.id, runNumber }),
    ]);
    expect(await usedOf(ctx)).toBe(1);
    expect(await chargesOf(ctx)).toHaveLength(1);
  });

  it("ranks after every other company in the results", async () => {
    const { ctx, country, criteria } = await market(2, 0);
    await addShared(ctx, country, 3, { ...FULL, industry: null, size: null });
    const { rows } = await previewSearch(
      ctx,
      { criteria: { ...NO_CRITERIA, ...criteria }, maxLeads: 25 },
      { left: 25 },
    );
    expect(rows.slice(-2).map(({ company }) => company.city)).toEqual([null, null]);
  });

  it("is added free and without asking if it is the account's own or already paid for", async () => {
    const { ctx, country, criteria } = await market(1, 0);
    await run(ctx, (await makeSearch(ctx, criteria)).id, 1);
    expect(await usedOf(ctx)).toBe(1);
    await addAlike(ctx, 1, { ...BASIC, country });
    const again = await makeSearch(ctx, criteria);
    await startLeadSearch(ctx, again.id, { acceptCost: false });
    await runLeadSearch(ctx, { searchId: again.id, runNumber: 1 });
    expect((await getLeadSearch(ctx, again.id)).resultsCount).toBe(2);
    expect(await usedOf(ctx)).toBe(1);
  });
});

describe("selected basic records", () => {
  it("require acceptance in every request, and are charged once accepted", async () => {
    const { ctx, ids } = await market(2, 0);
    for (const input of [{ companyIds: ids }, { companyIds: ids, acceptCost: false }])
      await expect(selectLeads(ctx, pick(input))).rejects.toMatchObject({
        code: "conflict",
        others: { acceptBasic: "2" },
      });
    expect(await usedOf(ctx)).toBe(0);
    const list = await selectLeads(ctx, pick({ companyIds: ids, acceptCost: true, acceptBasic: 2 }));
    expect(list.resultsCount).toBe(2);
    expect(await usedOf(ctx)).toBe(2);
  });

  it("are omitted from a list with other companies if not accepted", async () => {
    const { ctx, country, ids } = await market(2, 0);
    const [full = 0] = await addShared(ctx, country, 1, FULL);
    const list = await selectLeads(ctx, pick({ companyIds: [full, ...ids], acceptCost: true }));
    expect(list.resultsCount).toBe(1);
    expect(await chargesOf(ctx)).toMatchObject([{ companyId: full }]);
  });
});

it("asks about basic records in a generated search, and adds the accepted ones", async () => {
  const { ctx, country } = await market(2, 1);
  const input = { region: country };
  await expect(generateLeads(ctx, { ...input, acceptCost: false })).rejects.toMatchObject({
    others: { acceptBasic: "2" },
  });
  const search = await generateLeads(ctx, { ...input, acceptCost: true, acceptBasic: 2 });
  await runLeadSearch(ctx, { searchId: search.id, runNumber: 1 });
  expect((await getLeadSearch(ctx, search.id)).resultsCount).toBe(3);
});
