import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { AccountContext } from "~/core/context";
import { leadLedger } from "~/domains/billing/tables";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { suggestRelaxations } from "~/domains/lead-search/criteria/suggest-relaxations.server";
import { deleteLeadSearch } from "~/domains/lead-search/delete-lead-search.server";
import { duplicateLeadSearch, editLeadSearch } from "~/domains/lead-search/edit-lead-search.server";
import { accountOfSearch, getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { getLeadTotals } from "~/domains/lead-search/leads/lead-totals.server";
import { estimateResults, matchesText } from "~/domains/lead-search/runs/estimate-results.server";
import { requeueStaleLeadSearches, runLeadSearch } from "~/domains/lead-search/runs/run-lead-search.server";
import { startLeadSearch } from "~/domains/lead-search/runs/start-lead-search.server";
import { leads } from "~/domains/lead-search/tables";
import {
  addAlike,
  addCompanies,
  addShared,
  failingDatabase,
  makeSearch,
  newMarket,
  runSearch,
} from "../../support/fixtures/lead-search";
import { makeBusiness, withDatabase } from "../../support/harness/context";

const later = <C extends AccountContext>(ctx: C, seconds: number): C => ({
  ...ctx,
  now: () => new Date(Date.now() + seconds * 1000),
});

const leadsOf = (ctx: AccountContext, searchId: number) =>
  ctx.db
    .select()
    .from(leads)
    .where(eq(leads.searchId, searchId))
    .orderBy(desc(leads.confidence), desc(leads.id));

describe("a search run", () => {
  it("adds the companies with the highest confidence, with reasons and evidence, and refunds unused leads", async () => {
    const { ctx } = await makeBusiness();
    const country = newMarket();
    await addCompanies(ctx, [
      { name: "Plain Solar", country, accountId: null },
      {
        name: "Full Solar",
        country,
        accountId: null,
        website: "https://full.test",
        city: "Nairobi",
        description: "Solar kits",
      },
      { name: "Ghana Solar", country: "GH" },
      { name: "Kenya Bank", country, accountId: null, industry: "banking" },
    ]);
    const search = await makeSearch(ctx, { location: [country], industry: ["energy"], keywords: ["solar"] });
    const done = await runSearch(ctx, search.id);
    expect(done).toMatchObject({ status: "completed", resultsCount: 2, runNumber: 1 });
    expect(done.runSummary).toBe("2 companies match all your criteria; 2 new leads added.");
    const [best, second] = await leadsOf(ctx, search.id);
    expect(best).toMatchObject({
      companyName: "Full Solar",
      isCharged: true,
      status: "new",
      estimatedValue: null,
    });
    expect(best?.evidence.companyWebsite).toMatchObject({ source: "test.csv" });
    expect(second?.companyName).toBe("Plain Solar");
    expect(best?.confidence).toBe(best?.reasons.reduce((sum, reason) => sum + reason.points, 0));
    expect(done.confidenceSum).toBe((best?.confidence ?? 0) + (second?.confidence ?? 0));
    expect(await getLeadUsage(ctx)).toMatchObject({ used: 2, left: 23 });
    expect(await getLeadTotals(ctx)).toMatchObject({ leads: 2, searches: 1 });
  });

  it("adds companies of unknown size, but none of another size, unknown country or exclusion", async () => {
    const { ctx } = await makeBusiness();
    await addCompanies(ctx, [
      { name: "Known" },
      {
        name: "Unknown",
        size: null,
        website: "https://unknown.test",
        description: "Everything but the size",
      },
      { name: "Large", size: "1000+" },
      { name: "Nowhere", country: null },
      { name: "Wind Bank Partners" },
      { name: "Silent Solar", industry: null },
      { name: "Silent", industry: null },
    ]);
    const search = await makeSearch(ctx, {
      industry: ["renewables"],
      companySize: ["11-50"],
      excludeKeywords: ["banks", "bank"],
    });
    const said = matchesText(await estimateResults(ctx, search));
    expect(said).toBe("2 companies match all your criteria; 1 more matches, but its size is not available");
    const { runSummary } = await runSearch(ctx, search.id);
    expect(runSummary).toBe(`${said}; 3 new leads added (3 yours, free). 1 partial match: see the reasons.`);
    const names = (await leadsOf(ctx, search.id)).map((lead) => lead.companyName);
    expect(names.sort()).toEqual(["Known", "Silent Solar", "Unknown"]);
  });

  it("runs once if started twice, and ignores a message of an older run", async () => {
    const { ctx } = await makeBusiness();
    const country = newMarket();
    await addShared(ctx, country, 3);
    const search = await makeSearch(ctx, { location: [country] });
    const [first, second] = await Promise.all([
      startLeadSearch(ctx, search.id),
      startLeadSearch(ctx, search.id),
    ]);
    expect([first.runNumber, second.runNumber]).toEqual([1, 1]);
    expect((await startLeadSearch(ctx, search.id)).runNumber).toBe(1);
    expect(ctx.queue.sent).toHaveLength(1);
    const run = { searchId: search.id, runNumber: 1 };
    await Promise.all([runLeadSearch(ctx, run), runLeadSearch(ctx, run)]);
    await runLeadSearch(ctx, run);
    await runLeadSearch(ctx, { ...run, runNumber: 7 });
    expect(await leadsOf(ctx, search.id)).toHaveLength(3);
    expect(await getLeadUsage(ctx)).toMatchObject({ used: 3 });
  });

  it("adds only new companies when repeated, and reports if there are none", async () => {
    const { ctx } = await makeBusiness();
    const country = newMarket();
    await addShared(ctx, country, 4);
    const search = await makeSearch(ctx, { location: [country] }, 3);
    expect((await runSearch(ctx, search.id)).resultsCount).toBe(3);
    expect((await runSearch(ctx, search.id)).resultsCount).toBe(4);
    const third = await runSearch(ctx, search.id);
    expect(third).toMatchObject({ status: "completed", resultsCount: 4, runNumber: 3 });
    expect(third.runSummary).toBe(
      "4 companies match all your criteria; no new leads, because earlier runs found every match.",
    );
    await addShared(ctx, country, 1);
    expect((await runSearch(ctx, search.id)).resultsCount).toBe(5);
    const ids = (await leadsOf(ctx, search.id)).map((lead) => lead.companyId);
    expect(new Set(ids).size).toBe(5);
    expect((await getLeadUsage(ctx)).used).toBe(5);
  });

  it("does not charge a company twice, not even after its first search was deleted", async () => {
    const { ctx } = await makeBusiness();
    const country = newMarket();
    await addShared(ctx, country, 2);
    const first = await makeSearch(ctx, { location: [country] });
    await runSearch(ctx, first.id);
    await deleteLeadSearch(ctx, first.id);
    await addShared(ctx, country, 1);
    const second = await makeSearch(ctx, { location: [country] });
    expect((await runSearch(ctx, second.id)).resultsCount).toBe(3);
    expect((await leadsOf(ctx, second.id)).filter((lead) => lead.isCharged)).toHaveLength(1);
    expect((await getLeadUsage(ctx)).used).toBe(3);
  });

  it("does not charge demo companies", async () => {
    const business = await makeBusiness();
    const ctx = { ...business.ctx, account: { ...business.account, isDemo: true } };
    await addAlike(ctx, 2, { isDemo: true });
    const search = await makeSearch(ctx);
    await runSearch(ctx, search.id);
    expect((await leadsOf(ctx, search.id)).map((lead) => [lead.isDemo, lead.isCharged])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect((await getLeadUsage(ctx)).used).toBe(0);
  });

  it("uses the remaining leads if fewer than requested, then is rejected with upgrade advice", async () => {
    const { ctx } = await makeBusiness();
    const country = newMarket();
    await addShared(ctx, country, 40);
    const search = await makeSearch(ctx, { location: [country] }, 20);
    await runSearch(ctx, search.id);
    const second = await runSearch(ctx, search.id);
    expect(second.resultsCount).toBe(25);
    expect(second.runSummary).toContain("5 new leads added, as many as your plan allows");
    await expect(startLeadSearch(ctx, search.id)).rejects.toMatchObject({
      code: "limit_reached",
      message: expect.stringMatching(/^You’ve used all 25 trial leads\..*\$99/),
    });
    expect((await getLeadSearch(ctx, search.id)).status).toBe("completed");
  });

  it("is rejected after the trial has ended, without a charge or a status change", async () => {
    const { ctx } = await makeBusiness({ trialEndsAt: new Date("2026-01-02") });
    const search = await makeSearch(ctx);
    await expect(startLeadSearch(ctx, search.id)).rejects.toThrow(
      /^Your trial ended on 2 Jan 2026, so your account is read-only\./,
    );
    expect(await getLeadSearch(ctx, search.id)).toMatchObject({ status: "pending", runNumber: 0 });
    expect(await ctx.db.select().from(leadLedger).where(eq(leadLedger.searchId, search.id))).toEqual([]);
  });

  it("continues past the included leads of the Corporate plan", async () => {
    const { ctx } = await makeBusiness({ plan: "corporate" });
    const country = newMarket();
    await addShared(ctx, country, 5);
    const search = await makeSearch(ctx, { location: [country] }, 5);
    await runSearch(ctx, search.id);
    expect(await getLeadUsage(ctx)).toMatchObject({ used: 5, limit: 2000, left: null });
  });
});

it("suggests the criterion to remove if a search has no results", async () => {
  const { ctx } = await makeBusiness();
  await addAlike(ctx, 1);
  const search = await makeSearch(ctx, { industry: ["renewables"], companySize: ["1000+"] });
  expect(await suggestRelaxations(ctx, search)).toEqual([{ field: "companySize", label: "any size" }]);
});

describe("a crash", () => {
  it.each(["before", "after"] as const)(
    "%s any database call ends in exactly one finished run",
    async (when) => {
      const { ctx } = await makeBusiness({ plan: "corporate" });
      await addAlike(ctx, 6);
      for (let failAt = 1; failAt <= 12; failAt++) {
        const search = await makeSearch(ctx, {}, 4);
        const used = (await getLeadUsage(ctx)).used;
        const { runNumber } = await startLeadSearch(ctx, search.id);
        const run = { searchId: search.id, runNumber };
        await runLeadSearch(withDatabase(ctx, failingDatabase(ctx.d1, failAt, when)), run).catch(() => {});
        // Redelivered at once, and again after the lease of a dead job has expired.
        await runLeadSearch(ctx, run);
        await runLeadSearch(later(ctx, 130), run);
        expect(await getLeadSearch(ctx, search.id)).toMatchObject({ status: "completed", resultsCount: 4 });
        const found = await leadsOf(ctx, search.id);
        expect(found).toHaveLength(4);
        expect((await getLeadUsage(ctx)).used - used).toBe(found.filter((lead) => lead.isCharged).length);
      }
      const totals = await getLeadTotals(ctx);
      expect(totals).toMatchObject({ leads: 4, searches: 12 });
    },
  );

  it("is retried by the sweep if the job was lost, and fails with a refund after five retries", async () => {
    const { ctx } = await makeBusiness();
    await addAlike(ctx, 2);
    const search = await makeSearch(ctx);
    const run = { searchId: search.id, runNumber: (await startLeadSearch(ctx, search.id)).runNumber };
    ctx.queue.sent.length = 0;
    await requeueStaleLeadSearches(ctx);
    expect(ctx.queue.sent).not.toContainEqual({ kind: "run-lead-search", ...run });
    for (let attempt = 1; attempt <= 6; attempt++) {
      const then = later(ctx, attempt * 200);
      await requeueStaleLeadSearches(then);
      expect(ctx.queue.sent.filter((job) => "searchId" in job && job.searchId === search.id)).toHaveLength(
        attempt,
      );
      // The claim is the first call; a second call that fails simulates a killed job.
      await runLeadSearch(withDatabase(then, failingDatabase(ctx.d1, 2, "before")), run).catch(() => {});
    }
    const failed = await getLeadSearch(ctx, search.id);
    expect(failed.status).toBe("running");
    await runLeadSearch(later(ctx, 2000), run);
    expect(await getLeadSearch(ctx, search.id)).toMatchObject({
      status: "failed",
      failureReason: expect.stringContaining("No leads were used"),
    });
    expect(await getLeadUsage(ctx)).toMatchObject({ used: 0, left: 25 });
    expect((await runSearch(ctx, search.id)).status).toBe("completed");
  });
});

describe("a lead search", () => {
  it("refunds its leads if deleted while it runs, and its job then does nothing", async () => {
    const { ctx } = await makeBusiness();
    await addAlike(ctx, 2);
    const search = await makeSearch(ctx);
    const { runNumber } = await startLeadSearch(ctx, search.id);
    expect(await getLeadUsage(ctx)).toMatchObject({ used: 25 });
    expect(await accountOfSearch(ctx.db, search.id)).toMatchObject({ id: ctx.account.id });
    await deleteLeadSearch(ctx, search.id);
    await runLeadSearch(ctx, { searchId: search.id, runNumber });
    expect(await getLeadUsage(ctx)).toMatchObject({ used: 0 });
    expect(await leadsOf(ctx, search.id)).toEqual([]);
    expect(await getLeadTotals(ctx)).toMatchObject({ leads: 0, searches: 0 });
    expect(await accountOfSearch(ctx.db, search.id)).toBeNull();
  });

  it("can be edited and copied, but not edited while it runs", async () => {
    const { ctx } = await makeBusiness();
    const search = await makeSearch(ctx);
    const input = { searchName: "Ghana", sentence: "banks in Ghana", criteria: search.criteria, maxLeads: 5 };
    const nothing = { ...search.criteria, location: [] };
    const edited = await editLeadSearch(ctx, search.id, { ...input, criteria: nothing });
    expect(edited).toMatchObject({
      searchName: "Ghana",
      maxLeads: 5,
      criteria: { location: ["GH"], industry: ["banking"] },
    });
    const copy = await duplicateLeadSearch(ctx, search.id);
    expect(copy).toMatchObject({ searchName: "Copy of Ghana", status: "pending", criteria: edited.criteria });
    await startLeadSearch(ctx, search.id);
    await expect(editLeadSearch(ctx, search.id, input)).rejects.toMatchObject({ code: "conflict" });
  });

  it("is not found from another account", async () => {
    const [mine, other] = [await makeBusiness(), await makeBusiness()];
    const search = await makeSearch(mine.ctx);
    const input = { searchName: "x", sentence: null, criteria: search.criteria, maxLeads: 1 };
    const refused = { code: "not_found" };
    await expect(getLeadSearch(other.ctx, search.id)).rejects.toMatchObject(refused);
    await expect(startLeadSearch(other.ctx, search.id)).rejects.toMatchObject(refused);
    await expect(editLeadSearch(other.ctx, search.id, input)).rejects.toMatchObject(refused);
    await expect(duplicateLeadSearch(other.ctx, search.id)).rejects.toMatchObject(refused);
    await expect(deleteLeadSearch(other.ctx, search.id)).rejects.toMatchObject(refused);
    await runLeadSearch(other.ctx, { searchId: search.id, runNumber: 1 });
    expect(await getLeadSearch(mine.ctx, search.id)).toMatchObject({
      searchName: "Solar in Kenya",
      status: "pending",
    });
  });
});
