import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { AccountContext } from "~/core/context";
import { leadCharges } from "~/domains/billing/tables";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { selectLeads } from "~/domains/bulk/campaign/select-leads.server";
import { SelectionFormSchema } from "~/domains/bulk/campaign/selection-form-schema";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { removeCompany } from "~/domains/directory/companies/removal/remove-company.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { deleteLeadSearch } from "~/domains/lead-search/delete-lead-search.server";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { listLeads } from "~/domains/lead-search/leads/leads.server";
import { removeLead } from "~/domains/lead-search/leads/removal/remove-leads.server";
import { quoteLeads, quoteText } from "~/domains/lead-search/runs/quote-leads.server";
import { requeueStaleLeadSearches, runLeadSearch } from "~/domains/lead-search/runs/run-lead-search.server";
import { startLeadSearch } from "~/domains/lead-search/runs/start-lead-search.server";
import { importFile, importPeople } from "../../support/fixtures/imports";
import {
  addAlike,
  addCompanies,
  addShared,
  makeSearch,
  newMarket,
  runSearch,
} from "../../support/fixtures/lead-search";
import { beforeBatch } from "../../support/harness/before-batch";
import { makeBusiness } from "../../support/harness/context";

const usedOf = async (ctx: AccountContext) => (await getLeadUsage(ctx)).used;
const pick = (input: object) => SelectionFormSchema.parse(input);
const chargesOf = (ctx: AccountContext) =>
  ctx.db.select().from(leadCharges).where(eq(leadCharges.accountId, ctx.account.id));

const market = async () => {
  const country = newMarket();
  return { ...(await makeBusiness()), country, criteria: { location: [country] } };
};

describe("an account's own company", () => {
  it("is free in searches, lists and after imports, while shared companies use one lead each", async () => {
    const { ctx, country, criteria } = await market();
    await addShared(ctx, country, 2);
    const own = await addAlike(ctx, 3, { country });
    const search = await makeSearch(ctx, criteria);
    const done = await runSearch(ctx, search.id);
    expect(done.runSummary).toBe("5 companies match all your criteria; 5 new leads added (3 yours, free).");
    expect(await usedOf(ctx)).toBe(2);
    const list = await selectLeads(ctx, pick({ companyIds: own }));
    expect(list.runSummary).toBe("Of 3 selected, 3 companies became leads (3 yours, free).");
    ctx.queue.sent.length = 0;
    const file = await importFile(ctx, "Company,Country\nUpepo Energy,Kenya\nJua,Kenya\n");
    await selectLeads(ctx, pick({ importId: String(file.id) }));
    expect(await usedOf(ctx)).toBe(2);
  });

  it("is added without leads left, while a shared company is rejected", async () => {
    const { ctx, country, criteria } = await market();
    await addShared(ctx, country, 26);
    await runSearch(ctx, (await makeSearch(ctx, criteria)).id);
    expect((await getLeadUsage(ctx)).left).toBe(0);
    const own = await addAlike(ctx, 2, { country });
    expect((await selectLeads(ctx, pick({ companyIds: own }))).resultsCount).toBe(2);
    const again = await makeSearch(ctx, criteria, 40);
    expect((await runSearch(ctx, again.id)).resultsCount).toBe(27);
    await expect(startLeadSearch(ctx, again.id)).rejects.toMatchObject({ code: "limit_reached" });
    expect(await usedOf(ctx)).toBe(25);
  });

  it.each(["skip", "update", "create"] as const)(
    "includes a shared company named in its import (%s), even after its own row is removed",
    async (choice) => {
      const { ctx, country, criteria } = await market();
      const [shared = 0] = await addCompanies(ctx, [{ name: "Pamoja Mills", accountId: null, country }]);
      await importFile(ctx, `Company,Country,City\nPamoja Mills,${country},Town\n`, choice);
      const rows = await ctx.db.all<{ id: number }>(
        sql`select id from companies where account_id = ${ctx.account.id}`,
      );
      for (const { id } of rows) await removeCompany(ctx, id);
      await ctx.db.run(sql`delete from hidden_companies where account_id = ${ctx.account.id}`);
      const search = await runSearch(ctx, (await makeSearch(ctx, criteria)).id);
      await selectLeads(ctx, pick({ companyIds: [shared] }));
      expect(search.status).toBe("completed");
      expect(await usedOf(ctx)).toBe(0);
    },
  );

  it("includes a shared company whose contact was entered or imported", async () => {
    const { ctx, country } = await market();
    const [first = 0, second = 0] = await addCompanies(ctx, [
      { name: "Tumaini Foods", accountId: null, country },
      { name: "Imani Foods", accountId: null, country },
    ]);
    await createContact(ctx, ContactInput.parse({ contactName: "Amina", companyName: "Tumaini Foods" }));
    await importPeople(ctx, "Name,Email,Company\nBaraka,b@imani.test,Imani Foods\n");
    expect((await selectLeads(ctx, pick({ companyIds: [first, second] }))).resultsCount).toBe(2);
    expect(await usedOf(ctx)).toBe(0);
  });
});

describe("a shared company", () => {
  it("has one charge row with its company, search, run and period", async () => {
    const { ctx, country, criteria } = await market();
    const [id] = await addShared(ctx, country, 1, { name: "Shule Press" });
    const search = await makeSearch(ctx, criteria);
    await runSearch(ctx, search.id);
    expect(await chargesOf(ctx)).toMatchObject([
      { companyId: id, companyName: "Shule Press", searchId: search.id, runNumber: 1, period: "trial" },
    ]);
  });

  it("is charged once when edited, found by its copy, or deleted with its search", async () => {
    const { ctx, country, criteria } = await market();
    const [id = 0] = await addShared(ctx, country, 1);
    const first = await makeSearch(ctx, criteria);
    await runSearch(ctx, first.id);
    const copy = await editCompany(ctx, id, { city: "Elsewhere" });
    await deleteLeadSearch(ctx, first.id);
    await runSearch(ctx, (await makeSearch(ctx, criteria)).id);
    await removeCompany(ctx, copy.id);
    await selectLeads(ctx, pick({ companyIds: [id] })).catch(() => null);
    expect(await usedOf(ctx)).toBe(1);
    expect(await chargesOf(ctx)).toHaveLength(1);
  });

  it("is charged as the shared original if it is a copy", async () => {
    const { ctx, country, criteria } = await market();
    const [id = 0] = await addShared(ctx, country, 1);
    await editCompany(ctx, id, { city: "Elsewhere" });
    await runSearch(ctx, (await makeSearch(ctx, criteria)).id);
    expect(await chargesOf(ctx)).toMatchObject([{ companyId: id }]);
  });

  it("is charged once if two lists add it at the same time", async () => {
    const { ctx, country } = await market();
    const ids = await addShared(ctx, country, 3);
    await Promise.all([1, 2, 3].map(() => selectLeads(ctx, pick({ companyIds: ids }))));
    expect(await usedOf(ctx)).toBe(3);
    expect(await chargesOf(ctx)).toHaveLength(3);
  });

  it("is charged once and within the limit for any concurrent runs and lists", async () => {
    const { ctx, country, criteria } = await market();
    const ids = await addShared(ctx, country, 40);
    const search = await makeSearch(ctx, criteria);
    const run = { searchId: search.id, runNumber: (await startLeadSearch(ctx, search.id)).runNumber };
    const lists = [ids.slice(0, 20), ids.slice(10, 35), ids.slice(20)];
    await Promise.all([
      ...[1, 2, 3].map(() => runLeadSearch(ctx, run)),
      ...lists.map((companyIds) => selectLeads(ctx, pick({ companyIds }))),
      requeueStaleLeadSearches(ctx),
    ]);
    const { rows } = await listLeads(ctx, { limit: 10, order: "newest" });
    await Promise.all([
      ...rows.map(({ id }) => removeLead(ctx, id)),
      runLeadSearch(ctx, run),
      selectLeads(ctx, pick({ companyIds: ids })),
    ]);
    const charged = (await chargesOf(ctx)).map(({ companyId }) => companyId);
    expect([charged.length, new Set(charged).size]).toEqual([25, 25]);
    expect(await getLeadUsage(ctx)).toMatchObject({ used: 25, left: 0 });
  });

  it("is free if it becomes the account's own while a search runs", async () => {
    const { ctx, country, criteria } = await market();
    await addCompanies(ctx, [
      { name: "Neema Traders", accountId: null, country },
      { name: "Baraka Traders", accountId: null, country },
    ]);
    const search = await makeSearch(ctx, criteria);
    const { runNumber } = await startLeadSearch(ctx, search.id);
    ctx.queue.sent.length = 0;
    const importing = beforeBatch(ctx, () => importFile(ctx, `Company,Country\nNeema Traders,${country}\n`));
    await runLeadSearch(importing, { searchId: search.id, runNumber });
    expect(await getLeadSearch(ctx, search.id)).toMatchObject({ status: "completed", resultsCount: 2 });
    expect(await chargesOf(ctx)).toMatchObject([{ companyName: "Baraka Traders" }]);
    expect(await usedOf(ctx)).toBe(1);
  });
});

describe("the quote of a run", () => {
  it("states the free companies and the leads used, exactly as the run then does", async () => {
    const { ctx, country, criteria } = await market();
    await addShared(ctx, country, 2);
    await runSearch(ctx, (await makeSearch(ctx, criteria)).id);
    await addShared(ctx, country, 3);
    await addAlike(ctx, 4, { country });
    const search = await makeSearch(ctx, criteria);
    const quote = await quoteLeads(ctx, search);
    expect(quoteText(quote)).toBe(
      "9 companies: 4 yours (free), 2 already paid for (free), 3 new (3 of your 23 leads)",
    );
    expect((await runSearch(ctx, search.id)).resultsCount).toBe(9);
    expect(await usedOf(ctx)).toBe(5);
    expect(quoteText(await quoteLeads(ctx, search))).toBe("No new companies to add. No leads used");
  });

  it("never states more leads than are left", async () => {
    const { ctx, country, criteria } = await market();
    await addShared(ctx, country, 30);
    const quote = await quoteLeads(ctx, await makeSearch(ctx, criteria, 40));
    expect(quoteText(quote)).toBe("25 companies: 25 new (25 of your 25 leads)");
  });
});
