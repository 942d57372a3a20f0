import { beforeAll, describe, expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { getLeadSearch, listLeadSearches } from "~/domains/lead-search/lead-searches.server";
import { exportLeads } from "~/domains/lead-search/leads/export-leads.server";
import { LeadQuery, listLeads, listLeadsOfSearch } from "~/domains/lead-search/leads/leads.server";
import { updateLead } from "~/domains/lead-search/leads/update-lead.server";
import { estimateResults } from "~/domains/lead-search/runs/estimate-results.server";
import { startLeadSearch } from "~/domains/lead-search/runs/start-lead-search.server";
import { getPipelineValue } from "~/domains/opportunities/forecast/pipeline-value.server";
import { addAlike, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const MAX_ROWS_READ = 500;
let ctx: BusinessContext;
let searchId: number;

beforeAll(async () => {
  const made = await makeBusiness({ plan: "corporate" });
  ctx = made.ctx;
  await addAlike(ctx, 500);
  await addAlike(ctx, 300, { country: "GH", website: "https://gh.test" });
  const search = await makeSearch(ctx, { location: ["KE", "GH"], keywords: ["company"] }, 500);
  searchId = search.id;
  for (let run = 0; run < 2; run++) await runSearch(made.ctx, searchId);
  for (let count = 0; count < 60; count++) await makeSearch(ctx);
}, 60_000);

const query = (given: Partial<Record<string, unknown>> = {}) => LeadQuery.parse(given);

describe("rows read, with 800 leads of one search and 61 searches", () => {
  const reads: [name: string, read: (ctx: BusinessContext) => Promise<unknown>][] = [
    [
      "the portal",
      async (c) => [
        await getLeadUsage(c),
        await listLeadSearches(c, { limit: 5 }),
        await listLeads(c, { limit: 10 }),
      ],
    ],
    ["a page of searches", async (c) => [await listLeadSearches(c, { limit: 50 }), await getLeadUsage(c)]],
    ["a page of leads", (c) => listLeads(c, { limit: 50 })],
    [
      "the confirmation of a run",
      async (c) => [await estimateResults(c, await getLeadSearch(c, searchId)), await getLeadUsage(c)],
    ],
    ["the pipeline's value", getPipelineValue],
    ...([
      {},
      { order: "unsurest" },
      { band: "sure" },
      { band: "unsure" },
      { country: "GH" },
      { country: "Kenya", band: "sure", order: "unsurest" },
      { run: 2 },
      { run: 2, country: "KE", band: "likely" },
    ].map((filter) => [
      `results with ${JSON.stringify(filter)}`,
      async (c: BusinessContext) => listLeadsOfSearch(c, await getLeadSearch(c, searchId), query(filter)),
    ]) as [string, (c: BusinessContext) => Promise<unknown>][]),
    [
      "a later page",
      async (c) => {
        const search = await getLeadSearch(c, searchId);
        const first = await listLeadsOfSearch(ctx, search, query());
        return listLeadsOfSearch(c, search, query({ cursor: first.next ?? undefined }));
      },
    ],
    [
      "a changed lead",
      async (c) => updateLead(c, (await listLeads(c, { limit: 1 })).rows[0]?.id ?? 0, { estimatedValue: 5 }),
    ],
    [
      "a started run",
      async (c) => startLeadSearch(c, (await listLeadSearches(c, { limit: 1 })).rows[0]?.id ?? 0),
    ],
  ];

  it.each(reads)("stay within the limit for %s", async (_, read) => {
    const meter = metered(ctx);
    await read(meter.ctx);
    expect(meter.rowsRead()).toBeGreaterThan(0);
    expect(meter.rowsRead()).toBeLessThanOrEqual(MAX_ROWS_READ);
  });

  it("pages through every lead once in export order, under every filter", async () => {
    const search = await getLeadSearch(ctx, searchId);
    for (const filter of [{}, { order: "unsurest" }, { country: "GH" }, { run: 1, band: "sure" }]) {
      const seen: number[] = [];
      let cursor: number | undefined;
      do {
        const page = await listLeadsOfSearch(ctx, search, query({ ...filter, cursor }));
        seen.push(...page.rows.map((lead) => lead.confidence * 1e6 + lead.id));
        cursor = page.next ?? undefined;
      } while (cursor !== undefined);
      const inOrder = [...seen].sort((a, b) => b - a);
      expect(seen).toEqual("order" in filter ? inOrder.reverse() : inOrder);
      expect(new Set(seen).size).toBe(seen.length);
    }
    const csv = await exportLeads(ctx, { ...query(), search: searchId, format: "csv" });
    expect((await csv.text()).trim().split("\r\n")).toHaveLength(801);
  });
});
