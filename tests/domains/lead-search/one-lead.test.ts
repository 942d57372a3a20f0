import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { deleteRows } from "~/domains/bulk/deletion/delete-rows.server";
import { undoDeletion } from "~/domains/bulk/deletion/undo-deletion.server";
import { MATCHING } from "~/domains/bulk/matching-rows.server";
import { SelectionSchema } from "~/domains/bulk/selection-schema";
import { discardLocalCopy } from "~/domains/directory/companies/discard-local-copy.server";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { searchEverywhere } from "~/domains/global-search/search-everywhere.server";
import { deleteDemoSearches } from "~/domains/lead-search/delete-demo-searches.server";
import { deleteLeadSearch } from "~/domains/lead-search/delete-lead-search.server";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { exportLeads, LeadExportQuery } from "~/domains/lead-search/leads/export-leads.server";
import { getLeadTotals, getOwnLeadTotals } from "~/domains/lead-search/leads/lead-totals.server";
import { LeadQuery, listLeads, listLeadsOfSearch } from "~/domains/lead-search/leads/leads.server";
import { countLeadsSince, leadsSince } from "~/domains/lead-search/leads/leads-since.server";
import { listOrigins } from "~/domains/lead-search/leads/provenance.server";
import { removeLead } from "~/domains/lead-search/leads/removal/remove-leads.server";
import { restoreLead } from "~/domains/lead-search/leads/removal/restore-leads.server";
import { updateLead } from "~/domains/lead-search/leads/update-lead.server";
import { convertLead } from "~/domains/opportunities/creation/convert-lead.server";
import { removeOpportunity, restoreOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { addAlike, addCompanies, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { checkLeads, foundBySearches, type Ours, rowsOf } from "../../support/fixtures/one-lead";
import { makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const YEAR_AGO = new Date(Date.now() - 365 * 86_400_000);

const listed = async (ctx: Ours, query = {}) =>
  (await listLeads(ctx, { limit: 50, ...query })).rows.map(({ id }) => id);

describe("a company found by two searches", () => {
  it("counts as one lead in the account's lists and figures, and as a lead of each search", async () => {
    const { ctx, searches, ids } = await foundBySearches(2);
    const [first = 0, second = 0] = ids;
    for (const query of [{}, { order: "newest" }, { since: "2020-01-01" }] as const)
      expect(await listed(ctx, query)).toEqual([first]);
    expect((await listLeads(ctx, { limit: 1 })).total).toEqual({ count: 1, isExact: true });
    expect((await listLeads(ctx, { limit: 1 })).rows[0]?.originCount).toBe(2);
    expect([await countLeadsSince(ctx, YEAR_AGO), (await leadsSince(ctx, YEAR_AGO)).length]).toEqual([
      { count: 1, isExact: true },
      1,
    ]);
    const csv = async (query: object) =>
      (await (await exportLeads(ctx, LeadExportQuery.parse(query))).text()).trim().split("\r\n").length - 1;
    expect([await csv({}), await csv({ search: searches[1]?.id })]).toEqual([1, 1]);
    expect(await MATCHING.leads(ctx, new URLSearchParams(), 50)).toMatchObject([{ id: first }]);
    const found = (await searchEverywhere(ctx, "Jua Solar")).find(({ kind }) => kind === "leads");
    expect(found?.rows).toHaveLength(1);
    for (const [at, search] of searches.entries()) {
      const page = await listLeadsOfSearch(ctx, search, LeadQuery.parse({}));
      expect(page.rows.map(({ id }) => id)).toEqual([[first, second][at]]);
      expect(page.total.count).toBe(1);
    }
    await checkLeads(ctx);
  });

  it("has one status, value and probability across its leads, also when found again later", async () => {
    const { ctx, searches, ids, companyId } = await foundBySearches(2);
    const [first = 0, second = 0] = ids;
    await updateLead(ctx, second, { status: "qualified", estimatedValue: 500_00, dealProbability: 40 });
    await updateLead(ctx, first, { dealProbability: 50 });
    await runSearch(ctx, (await makeSearch(ctx)).id);
    const known = { status: "qualified", estimatedValue: 500_00, dealProbability: 50 };
    expect(await rowsOf(ctx, companyId)).toMatchObject([known, known, known]);
    expect(await getLeadTotals(ctx)).toMatchObject({ leads: 1, pipelineValue: 500_00, valuedCount: 1 });
    expect(await getLeadSearch(ctx, searches[0]?.id ?? 0)).toMatchObject({ pipelineValue: 500_00 });
    await checkLeads(ctx);
    await Promise.all(
      ids.flatMap((id) =>
        [1_00, 2_00, null].map((estimatedValue) => updateLead(ctx, id, { estimatedValue })),
      ),
    );
    await checkLeads(ctx);
  });

  it("becomes one opportunity, with consistent values in all its leads", async () => {
    const { ctx, ids, companyId } = await foundBySearches(3);
    const [first = 0, second = 0, third = 0] = ids;
    await updateLead(ctx, first, { estimatedValue: 500_00 });
    await removeLead(ctx, third);
    const { opportunity } = await convertLead(ctx, second);
    expect(opportunity.revenue).toBe(500_00);
    expect((await convertLead(ctx, first)).opportunity.id).toBe(opportunity.id);
    await expect(updateLead(ctx, first, { estimatedValue: 1 })).rejects.toMatchObject({ code: "conflict" });
    expect(await getLeadTotals(ctx)).toMatchObject({ pipelineValue: 0, valuedCount: 0 });
    await removeLead(ctx, first);
    await removeLead(ctx, second);
    expect(await restoreLead(ctx, third)).toMatchObject({
      convertedAt: expect.any(Date),
      estimatedValue: null,
    });
    await removeOpportunity(ctx, opportunity.id);
    await restoreLead(ctx, first);
    expect(await rowsOf(ctx, companyId)).toMatchObject([{ convertedAt: null }, { convertedAt: null }]);
    await updateLead(ctx, third, { estimatedValue: 700_00 });
    await restoreOpportunity(ctx, opportunity.id);
    for (const row of await rowsOf(ctx, companyId))
      expect(row).toMatchObject({ convertedAt: expect.any(Date), estimatedValue: null });
    await checkLeads(ctx);
  });

  it("stays listed when its first lead is removed, restored, or deleted with its search", async () => {
    const { ctx, searches, ids } = await foundBySearches(3);
    const [first = 0, second = 0, third = 0] = ids;
    await updateLead(ctx, third, { estimatedValue: 500_00 });
    await removeLead(ctx, first);
    expect(await listed(ctx)).toEqual([second]);
    await updateLead(ctx, third, { estimatedValue: 600_00, status: "contacted" });
    expect(await restoreLead(ctx, first)).toMatchObject({
      isFirst: true,
      originCount: 3,
      estimatedValue: 600_00,
      status: "contacted",
    });
    await checkLeads(ctx);
    await deleteLeadSearch(ctx, searches[0]?.id ?? 0);
    expect(await listed(ctx)).toEqual([second]);
    expect(await getLeadTotals(ctx)).toMatchObject({ leads: 1, searches: 2, pipelineValue: 600_00 });
    const { id } = await deleteRows(ctx, SelectionSchema.parse({ leadIds: [second, third] }));
    expect(await getLeadTotals(ctx)).toMatchObject({ leads: 0, pipelineValue: 0, valuedCount: 0 });
    await undoDeletion(ctx, id);
    expect(await listed(ctx)).toEqual([second]);
    await checkLeads(ctx);
  });

  it("stays one lead under concurrent searches, removals and value changes", async () => {
    const { ctx } = await makeBusiness({ plan: "scaleup" });
    await addAlike(ctx, 8);
    const searches = await Promise.all(Array.from({ length: 4 }, () => makeSearch(ctx, {}, 8)));
    await Promise.all(searches.map(({ id }) => runSearch(ctx, id)));
    await checkLeads(ctx);
    expect(await listed(ctx)).toHaveLength(8);
    const all = await ctx.db.all<{ id: number }>(
      sql`select id from leads where account_id = ${ctx.account.id}`,
    );
    await Promise.allSettled([
      ...all.slice(0, 16).map(({ id }, index) => updateLead(ctx, id, { estimatedValue: index })),
      ...all.slice(4, 20).map(({ id }) => removeLead(ctx, id)),
      ...all.slice(8, 12).map(({ id }) => restoreLead(ctx, id)),
      deleteLeadSearch(ctx, searches[3]?.id ?? 0),
    ]);
    await checkLeads(ctx);
  });

  it("counts as the same lead as its edited copy, also after the copy is discarded", async () => {
    const { ctx } = await makeBusiness({ plan: "scaleup" });
    const [shared = 0] = await addCompanies(ctx, [{ name: "Jua Solar", accountId: null, country: "SC" }]);
    const find = async () => (await runSearch(ctx, (await makeSearch(ctx, { location: ["SC"] })).id)).id;
    await find();
    const copy = await editCompany(ctx, shared, { city: "Victoria" });
    const both = await find();
    const [first = 0, second = 0] = (await rowsOf(ctx, shared)).map(({ id }) => id);
    expect([second > 0, await listed(ctx)]).toEqual([true, [first]]);
    for (const id of [shared, copy.id])
      expect((await listOrigins(ctx, id)).map(({ leadId }) => leadId)).toEqual([first, second]);
    expect(
      (await searchEverywhere(ctx, "Jua Solar")).find(({ kind }) => kind === "leads")?.rows,
    ).toHaveLength(1);
    await discardLocalCopy(ctx, copy.id);
    expect(await listed(ctx)).toEqual([first]);
    await runSearch(ctx, both);
    await removeLead(ctx, first);
    expect(await listed(ctx)).toEqual([second]);
    await checkLeads(ctx);
  });

  it("is a separate lead in each account", async () => {
    const [one, other] = [await makeBusiness(), await makeBusiness()];
    await addCompanies(one.ctx, [{ name: "Both", accountId: null, country: "KM" }]);
    for (const { ctx } of [one, other, one])
      await runSearch(ctx, (await makeSearch(ctx, { location: ["KM"] })).id);
    const [mine] = await listed(one.ctx);
    const [theirs = 0] = await listed(other.ctx);
    await updateLead(one.ctx, mine ?? 0, { status: "qualified" });
    await expect(updateLead(one.ctx, theirs, { status: "contacted" })).rejects.toMatchObject({
      code: "not_found",
    });
    expect((await listLeads(other.ctx, { limit: 2 })).rows).toMatchObject([
      { status: "new", originCount: 1 },
    ]);
    for (const { ctx } of [one, other]) await checkLeads(ctx);
  });
});

describe("a demo lead", () => {
  it("ranks behind an own lead of the same company, and is deleted with the demo figures", async () => {
    const { ctx, ids } = await foundBySearches(3);
    const [demo = 0, own = 0] = ids;
    await removeLead(ctx, demo);
    await ctx.db.run(
      sql`update removed_leads set before = json_set(before, '$.is_demo', 1) where lead_id = ${demo}`,
    );
    await restoreLead(ctx, demo);
    expect(await listed(ctx)).toEqual([own]);
    await removeLead(ctx, own);
    await restoreLead(ctx, own);
    expect(await listed(ctx)).toEqual([own]);
    const [alone = 0] = await addCompanies(ctx, [{ name: "Demo alone", isDemo: true }]);
    await ctx.db.run(sql`insert into leads (account_id, search_id, run_number, company_id, company_name, confidence,
        reasons, evidence, is_charged, is_demo, created_at)
      select account_id, search_id, 1, ${alone}, 'Demo alone', 1, '[]', '{}', 0, 1, 1 from leads where id = ${own}`);
    await ctx.db.run(sql`update lead_searches set results_count = results_count + 1, confidence_sum = confidence_sum + 1
      where id = (select search_id from leads where id = ${own})`);
    expect([await getLeadTotals(ctx), await getOwnLeadTotals(ctx)]).toMatchObject([
      { leads: 2, demoLeads: 1 },
      { leads: 1 },
    ]);
    while (await deleteDemoSearches(ctx));
    expect(await listed(ctx)).toEqual([own]);
    expect(await getLeadTotals(ctx)).toMatchObject({ leads: 1, demoLeads: 0 });
    await checkLeads(ctx);
  });
});

describe("rows read with 1,500 companies found by eight searches", () => {
  it("stay bounded for a page, a count since a day, a change, a removal and a run", async () => {
    const { ctx } = await makeBusiness({ plan: "corporate" });
    await addAlike(ctx, 3);
    await runSearch(ctx, (await makeSearch(ctx)).id);
    for (let count = 0; count < 7; count += 1) await makeSearch(ctx);
    await ctx.db.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 1500)
      insert into leads (account_id, search_id, run_number, company_id, company_name, confidence, reasons, evidence,
        is_charged, created_at)
      select s.account_id, s.id, 1, 7000000 + i, 'Alike ' || i, i % 90, '[]', '{}', 0, unixepoch() from lead_searches s, n
      where s.account_id = ${ctx.account.id}`);
    const meter = metered(ctx);
    const reads = async (work: () => Promise<unknown>) => {
      meter.reset();
      await work();
      return meter.rowsRead();
    };
    for (const order of ["surest", "unsurest", "newest"] as const)
      expect(await reads(() => listLeads(meter.ctx, { limit: 50, order })), order).toBeLessThan(110);
    const page = await listLeads(ctx, { limit: 50, order: "newest" });
    expect(page.total.count).toBe(1503);
    const id = page.rows[40]?.id ?? 0;
    expect(page.rows[40]?.originCount).toBe(8);
    expect(await reads(() => listLeads(meter.ctx, { limit: 50, cursor: id, order: "newest" }))).toBeLessThan(
      120,
    );
    expect(await reads(() => countLeadsSince(meter.ctx, YEAR_AGO))).toBeLessThan(2 * 1503 + 2);
    expect(await reads(() => updateLead(meter.ctx, id, { estimatedValue: 5 }))).toBeLessThan(250);
    expect(await reads(() => convertLead(meter.ctx, id))).toBeLessThan(250);
    expect(await reads(() => removeLead(meter.ctx, id))).toBeLessThan(150);
    expect(await reads(() => restoreLead(meter.ctx, id))).toBeLessThan(200);
    await addAlike(ctx, 1, { country: "ZM" });
    const search = await makeSearch(ctx, { location: ["ZM"] });
    expect(await reads(() => runSearch(meter.ctx as Ours, search.id))).toBeLessThan(500);
  });
});
