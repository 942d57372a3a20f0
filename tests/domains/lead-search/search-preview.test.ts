import { describe, expect, it } from "vitest";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { countCompanies } from "~/domains/directory/search/count-companies.server";
import { NO_CRITERIA, type SearchCriteria } from "~/domains/lead-search/criteria/search-criteria";
import { relaxationLevels } from "~/domains/lead-search/criteria/search-relaxation";
import { listLeadSearches } from "~/domains/lead-search/lead-searches.server";
import { addLeads } from "~/domains/lead-search/runs/add-leads.server";
import { fitText, previewSearch, previewText } from "~/domains/lead-search/runs/preview-search.server";
import { LeadSearchSchema } from "~/domains/lead-search/schemas";
import { addAlike, addShared, newMarket } from "../../support/fixtures/lead-search";
import { makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const MAX_ROWS_READ = 10_000;
const MAX_ROWS_COUNTED = 5_000;

async function market(shared: number, own: number) {
  const country = newMarket();
  const { ctx } = await makeBusiness();
  await addShared(ctx, country, shared);
  await addAlike(ctx, own, { country });
  const criteria: SearchCriteria = { ...NO_CRITERIA, location: [country] };
  return { ctx, country, criteria, asked: { criteria, maxLeads: 25 } };
}

describe("the preview of a search", () => {
  it("shows whose the companies are and how many leads a run would use, and saves nothing", async () => {
    const { ctx, asked } = await market(40, 3);
    const preview = await previewSearch(ctx, asked, await getLeadUsage(ctx));
    expect(preview.count).toMatchObject({ companies: 43, own: 3, isCut: false, isExact: true });
    expect(previewText(preview)).toMatch(
      /^43 companies: 3 yours, 40 new; \d+ with a contact email; uses up to 2[2-5] leads$/,
    );
    expect(preview.rows).toHaveLength(10);
    expect((await listLeadSearches(ctx, { limit: 5 })).rows).toEqual([]);
    expect((await getLeadUsage(ctx)).used).toBe(0);
  });

  it("counts partial matches", async () => {
    const { ctx, country, criteria } = await market(0, 3);
    await addAlike(ctx, 2, { country, size: null });
    const sized = { ...criteria, companySize: ["11-50" as const] };
    const usage = await getLeadUsage(ctx);
    const preview = await previewSearch(ctx, { criteria: sized, maxLeads: 25 }, usage);
    expect([preview.count.companies, preview.quote.companies]).toEqual([5, 5]);
    expect(fitText(preview)).toBe("3 match all your criteria, 2 in part.");
    expect(fitText(await previewSearch(ctx, { criteria, maxLeads: 25 }, usage))).toBe("");
  });

  it("quotes a run of 500 leads in full", async () => {
    const { ctx, criteria } = await market(0, 300);
    const meter = metered(ctx);
    const preview = await previewSearch(meter.ctx, { criteria, maxLeads: 500 }, await getLeadUsage(ctx));
    expect(preview.quote.companies).toBe(300);
    expect(meter.rowsRead()).toBeLessThanOrEqual(MAX_ROWS_READ);
  }, 60_000);

  it("reports that no company matches", async () => {
    const { ctx, asked } = await market(0, 0);
    expect(previewText(await previewSearch(ctx, asked, await getLeadUsage(ctx)))).toBe(
      "No matching companies. Try the whole country or another industry",
    );
  });

  it("reads at most 10,000 rows for 1,200 companies, and marks its counts as estimates", async () => {
    const { ctx, asked } = await market(1_000, 200);
    const usage = await getLeadUsage(ctx);
    const meter = metered(ctx);
    const preview = await previewSearch(meter.ctx, asked, usage);
    expect(meter.rowsRead()).toBeLessThanOrEqual(MAX_ROWS_READ);
    expect(meter.rowsWritten()).toBe(0);
    expect(preview.count.isExact).toBe(false);
    expect(previewText(preview)).toContain("about");
  }, 60_000);

  it("counts in at most 5,000 rows", async () => {
    const { ctx, criteria } = await market(1_000, 200);
    const [level] = relaxationLevels(criteria);
    const meter = metered(ctx);
    const { count } = await countCompanies(meter.ctx, { ...level?.filters[0], isOwnOnly: false }, 1_000);
    expect(count).toBeGreaterThanOrEqual(1_000);
    expect(meter.rowsRead()).toBeLessThanOrEqual(MAX_ROWS_COUNTED);
  }, 60_000);
});

describe("adding a search's leads", () => {
  const input = (country: string, more: object = {}) =>
    LeadSearchSchema.parse({ searchName: "Market", countries: [country], ...more });

  it("saves the search, and runs it only if requested", async () => {
    const { ctx, country } = await market(2, 1);
    expect((await addLeads(ctx, input(country))).status).toBe("pending");
    expect((await addLeads(ctx, input(country, { start: true }))).status).toBe("running");
  });

  it("saves no search that can't start", async () => {
    const { ctx, country } = await market(2, 0);
    const ended = { ...ctx, account: { ...ctx.account, readOnlySince: new Date(0) } };
    await expect(addLeads(ended, input(country, { start: true }))).rejects.toMatchObject({});
    expect((await listLeadSearches(ctx, { limit: 5 })).rows).toEqual([]);
  });
});
