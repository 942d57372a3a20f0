import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact, deleteContact } from "~/domains/directory/contacts/save-contact.server";
import { listLeads } from "~/domains/lead-search/leads/leads.server";
import { runLeadSearch } from "~/domains/lead-search/runs/run-lead-search.server";
import { startLeadSearch } from "~/domains/lead-search/runs/start-lead-search.server";
import { leads } from "~/domains/lead-search/tables";
import {
  addAlike,
  addCompanies,
  addShared,
  makeSearch,
  newMarket,
  runSearch,
} from "../../support/fixtures/lead-search";
import { makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const person = (ctx: BusinessContext, contactName: string, given: Record<string, string> = {}) =>
  createContact(ctx, ContactInput.parse({ contactName, companyName: "Jua Solar", ...given }));

it("gives a lead the best contact visible to the account, with its source", async () => {
  const [{ ctx }, other] = [await makeBusiness(), await makeBusiness()];
  await addCompanies(ctx, [{ name: "Jua Solar" }, { name: "Nobody Solar" }]);
  await person(other.ctx, "Somebody Else's", { contactEmail: "x@jua.test" });
  await person(ctx, "Plain Name");
  await person(ctx, "Best Known", {
    contactEmail: "best@jua.test",
    contactTitle: "Director",
    phoneNumber: "+254 700 000001",
  });
  const gone = await person(ctx, "Deleted", {
    contactEmail: "d@jua.test",
    contactTitle: "CEO",
    phoneNumber: "+254 700 000002",
  });
  await deleteContact(ctx, gone.id);
  const search = await makeSearch(ctx);
  await runSearch(ctx, search.id);
  const { rows } = await listLeads(ctx, { limit: 10 });
  expect(
    rows.map((lead) => [lead.companyName, lead.contactName, lead.contactEmail, lead.contactPhone]),
  ).toEqual([
    ["Jua Solar", "Best Known", "best@jua.test", "+254 700 000001"],
    ["Nobody Solar", null, null, null],
  ]);
  expect(rows[0]?.evidence.contactEmail?.source).toBeTruthy();
  expect(rows[1]?.evidence).not.toHaveProperty("contactEmail");
  const [reached, nobody] = rows.map(({ reasons }) => reasons.find(({ id }) => id === "reach"));
  expect(reached?.points).toBe(reached?.max);
  expect(nobody?.points).toBe(0);
});

it("pages through all leads once in both confidence orders, reading at most 100 rows per page", async () => {
  const { ctx } = await makeBusiness({ plan: "corporate" });
  await addAlike(ctx, 2);
  await runSearch(ctx, (await makeSearch(ctx)).id);
  const [like] = (await listLeads(ctx, { limit: 1 })).rows;
  await ctx.db.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
    insert into leads (account_id, search_id, run_number, company_id, company_name, confidence, reasons, evidence,
      is_charged, created_at)
    select account_id, search_id, run_number, 5000000 + i, 'Alike ' || i, i % 90, reasons, evidence,
      0, created_at from leads, n
    where leads.id = ${like?.id}`);
  const meter = metered(ctx);
  for (const order of ["surest", "unsurest"] as const) {
    const found: number[] = [];
    let cursor: number | undefined;
    do {
      meter.reset();
      const page = await listLeads(meter.ctx, { limit: 50, cursor, order });
      expect(meter.rowsRead()).toBeLessThanOrEqual(100);
      found.push(...page.rows.map(({ confidence }) => confidence));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(found).toHaveLength(3002);
    expect(found).toEqual(found.toSorted((a, b) => (order === "surest" ? b - a : a - b)));
  }
});

it("charges each company once if two searches find it at the same time", async () => {
  const { ctx } = await makeBusiness();
  const country = newMarket();
  await addShared(ctx, country, 6);
  const runs = await Promise.all(
    [
      await makeSearch(ctx, { location: [country] }, 6),
      await makeSearch(ctx, { location: [country] }, 6),
    ].map(async ({ id }) => ({
      searchId: id,
      runNumber: (await startLeadSearch(ctx, id)).runNumber,
    })),
  );
  expect((await getLeadUsage(ctx)).used).toBe(12);
  await Promise.all(runs.map((run) => runLeadSearch(ctx, run)));
  const found = await ctx.db.select().from(leads).where(eq(leads.accountId, ctx.account.id));
  expect(found).toHaveLength(12);
  expect(found.filter((lead) => lead.isCharged)).toHaveLength(6);
  expect((await getLeadUsage(ctx)).used).toBe(6);
});

it("adds free companies without using up the leads that new companies need", async () => {
  const { ctx } = await makeBusiness();
  const country = newMarket();
  await addShared(ctx, country, 20);
  const first = await makeSearch(ctx, { location: [country] }, 25);
  await runSearch(ctx, first.id);
  await addShared(ctx, country, 20, { website: "https://better.test" });
  const second = await makeSearch(ctx, { location: [country] }, 40);
  const done = await runSearch(ctx, second.id);
  // Five new leads for the five that were left, and the twenty already paid for.
  expect(done.resultsCount).toBe(25);
  expect((await getLeadUsage(ctx)).left).toBe(0);
});

it("searches for all of fifty keywords, and accepts fifty exclusions", async () => {
  const { ctx } = await makeBusiness();
  const words = Array.from({ length: 50 }, (_, n) => `keyword${n}x`);
  await addCompanies(ctx, [
    { name: "First keyword0x" },
    { name: "Last keyword49x" },
    { name: "Banned keyword49x barred49x" },
    { name: "Plural keyword20xs" },
  ]);
  const search = await makeSearch(ctx, {
    industry: ["banking"],
    keywords: words,
    excludeKeywords: words.map((word) => word.replace("keyword", "barred")),
  });
  expect((await runSearch(ctx, search.id)).resultsCount).toBe(0);
  const wider = await makeSearch(ctx, { keywords: words, excludeKeywords: ["barred49x"] });
  await runSearch(ctx, wider.id);
  const names = (await listLeads(ctx, { limit: 10 })).rows.map((lead) => lead.companyName);
  expect(names.sort()).toEqual(["First keyword0x", "Last keyword49x", "Plural keyword20xs"]);
});
