import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { companiesMatching, selectLeads } from "~/domains/bulk/campaign/select-leads.server";
import { NOTHING_SELECTED, SelectionFormSchema } from "~/domains/bulk/campaign/selection-form-schema";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { duplicateLeadSearch, editLeadSearch } from "~/domains/lead-search/edit-lead-search.server";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { listLeads, listLeadsOfSearch } from "~/domains/lead-search/leads/leads.server";
import { MAX_LEADS_PER_RUN } from "~/domains/lead-search/policy";
import { runLeadSearch } from "~/domains/lead-search/runs/run-lead-search.server";
import { LeadSearchSchema } from "~/domains/lead-search/schemas";
import { convertLead } from "~/domains/opportunities/creation/convert-lead.server";
import { importFile, importPeople } from "../../support/fixtures/imports";
import { addAlike, addCompanies, addShared, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { makeLead, makeOpportunity } from "../../support/fixtures/opportunities";
import { makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const business = async () => (await makeBusiness({ plan: "scaleup" })).ctx;
const pick = (input: object) => SelectionFormSchema.parse(input);

describe("rows selected in a list", () => {
  it("become leads of their own search immediately, one lead per company", async () => {
    const ctx = await business();
    const [savanna = 0, other = 0] = await addAlike(ctx, 2);
    const [kilima = 0] = await addCompanies(ctx, [{ name: "Kilima Solar" }]);
    const contact = await createContact(
      ctx,
      ContactInput.parse({
        contactName: "Amina",
        contactEmail: "amina@kilima.test",
        companyName: "Kilima Solar",
      }),
    );
    const found = await runSearch(ctx, (await makeSearch(ctx, { location: ["KE"] })).id);
    const lead = (await listLeads(ctx, { limit: 50 })).rows.find(({ companyId }) => companyId === other);
    const search = await selectLeads(
      ctx,
      pick({ companyIds: [savanna, kilima], contactIds: [contact.id], leadIds: [String(lead?.id)] }),
    );
    expect(search).toMatchObject({ status: "completed", resultsCount: 3, reachableCount: 1, runNumber: 1 });
    expect(search.id).not.toBe(found.id);
    expect(search.searchName).toMatch(/^3 companies, picked /);
    const rows = await ctx.db.all<{ id: number }>(
      sql`select company_id as id from leads where search_id = ${search.id} order by company_id`,
    );
    expect(rows.map(({ id }) => id)).toEqual([savanna, kilima, other].sort((one, two) => one - two));
  });

  it("become leads through the companies of selected opportunities", async () => {
    const ctx = await business();
    const lead = await makeLead(ctx);
    const { opportunity: deal } = await convertLead(ctx, lead.id);
    const bare = await makeOpportunity(ctx);
    const search = await selectLeads(ctx, pick({ opportunityIds: [deal.id, bare.id] }));
    expect(search.companyIds).toEqual([lead.companyId]);
    const all = await selectLeads(ctx, pick({ matching: "opportunities" }));
    expect(all.companyIds).toEqual([lead.companyId]);
    await expect(selectLeads(await business(), pick({ opportunityIds: [deal.id] }))).rejects.toMatchObject({
      code: "invalid",
    });
  });

  it("include the companies that an import added or extended, for its own account only", async () => {
    const [ctx, other] = [await business(), await business()];
    await addCompanies(ctx, [{ name: "Kilima Solar" }]);
    const file =
      "Company,Country,Contact person,Email\nUpepo Energy,Kenya,Amina,amina@upepo.test\nJua,Kenya,,\n";
    const companies = await importFile(ctx, file);
    const people = await importPeople(ctx, "Name,Email,Company\nBaraka,b@kilima.test,Kilima Solar\n");
    const names = async (importId: number) => {
      const search = await selectLeads(ctx, pick({ importId: String(importId) }));
      return (
        await listLeadsOfSearch(ctx, search, { limit: 50, order: "surest", country: undefined })
      ).rows.map(({ companyName }) => companyName);
    };
    expect((await names(companies.id)).sort()).toEqual(["Jua", "Upepo Energy"]);
    expect(await names(people.id)).toEqual(["Kilima Solar"]);
    await expect(selectLeads(other, pick({ importId: companies.id }))).rejects.toMatchObject({
      code: "invalid",
    });
  });

  it("are found again under the account's edited versions, still as one lead each", async () => {
    const ctx = await business();
    const [one = 0, two = 0] = await addCompanies(ctx, [
      { name: "Tumaini Solar", accountId: null },
      { name: "Imani Solar", accountId: null },
    ]);
    const search = await selectLeads(ctx, pick({ companyIds: [one, two] }));
    expect(search.resultsCount).toBe(2);
    await ctx.db.run(sql`delete from leads where search_id = ${search.id} and company_id = ${two}`);
    const copies = [
      await editCompany(ctx, one, { city: "Mombasa" }),
      await editCompany(ctx, two, { city: "Voi" }),
    ];
    await runSearch(ctx, search.id);
    const rows = await ctx.db.all<{ id: number }>(
      sql`select company_id as id from leads where search_id = ${search.id} order by id`,
    );
    expect(rows.map(({ id }) => id)).toEqual([one, copies[1]?.id]);
  });

  it("include each company of all matching leads once, however many searches found it", async () => {
    const ctx = await business();
    for (let n = 0; n < 20; n += 1) await makeSearch(ctx, { location: ["KE"] });
    await ctx.d1
      .prepare(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < 400)
        insert into leads (account_id, search_id, run_number, company_id, company_name, confidence, reasons, evidence, is_charged, created_at)
        select s.account_id, s.id, 1, n.i, 'Solar', n.i % 100, '[]', '{}', 0, 0 from n cross join lead_searches s where s.account_id = ?1`,
      )
      .bind(ctx.account.id)
      .run();
    const meter = metered(ctx);
    const found = await companiesMatching(meter.ctx, { list: "leads", filter: "" }, 500);
    expect(found).toHaveLength(400);
    expect(new Set(found).size).toBe(400);
    expect(meter.rowsRead()).toBeLessThan(1_000);
  });

  it("use the account's edited version of a company, and charge it once", async () => {
    const ctx = await business();
    const [id = 0] = await addCompanies(ctx, [{ name: "Pamoja Solar", accountId: null }]);
    const first = await selectLeads(ctx, pick({ companyIds: [id] }));
    const lead = (await listLeads(ctx, { limit: 50 })).rows[0];
    const copy = await editCompany(ctx, id, { city: "Mombasa" });
    expect(copy.id).not.toBe(id);
    const again = await selectLeads(ctx, pick({ leadIds: [lead?.id ?? 0] }));
    expect([first.resultsCount, again.resultsCount, again.companyIds]).toEqual([1, 1, [copy.id]]);
    const charged = await ctx.db.get<{ n: number }>(
      sql`select sum(is_charged) as n from leads where account_id = ${ctx.account.id}`,
    );
    expect(charged?.n).toBe(1);
  });

  it("run once, even if the job is delivered again", async () => {
    const ctx = await business();
    const search = await selectLeads(ctx, pick({ companyIds: await addAlike(ctx, 2) }));
    await runLeadSearch(ctx, { searchId: search.id, runNumber: search.runNumber });
    expect(await getLeadSearch(ctx, search.id)).toMatchObject({ resultsCount: 2, runNumber: 1 });
  });

  it("exclude another account's rows, and reject a list of only such rows", async () => {
    const [ctx, other] = [await business(), await business()];
    const [theirs = 0] = await addCompanies(other, [{ name: "Their Solar" }]);
    const contact = await createContact(
      other,
      ContactInput.parse({ contactName: "Theirs", companyName: "Their Solar" }),
    );
    const nothing = pick({ companyIds: [theirs], contactIds: [contact.id], leadIds: [1] });
    await expect(selectLeads(ctx, nothing)).rejects.toMatchObject({ code: "invalid", field: "companyIds" });
    const [mine = 0] = await addCompanies(ctx, [{ name: "Savanna" }]);
    const search = await selectLeads(ctx, pick({ companyIds: [mine, theirs] }));
    expect(search).toMatchObject({ resultsCount: 1, companyIds: [mine] });
    expect(search.searchName).toMatch(/^Savanna, picked /);
  });

  it("use the plan's remaining leads, and no more", async () => {
    const { ctx } = await makeBusiness();
    const search = await selectLeads(ctx, pick({ companyIds: await addShared(ctx, "LS", 30) }));
    expect(search).toMatchObject({ resultsCount: 25, status: "completed" });
    expect(search.runSummary).toBe("Of 30 selected, 25 companies became leads, as many as your plan allows.");
    const more = pick({ companyIds: await addShared(ctx, "LS", 1) });
    await expect(selectLeads(ctx, more)).rejects.toMatchObject({ code: "limit_reached" });
    const left = await ctx.db.get<{ n: number }>(
      sql`select count(*) as n from lead_searches where account_id = ${ctx.account.id}`,
    );
    expect(left?.n).toBe(1);
  });

  it("keep their list when copied, and can't be given criteria", async () => {
    const ctx = await business();
    const ids = await addAlike(ctx, 2);
    const { id, companyIds } = await selectLeads(ctx, pick({ companyIds: ids, searchName: "Fair" }));
    const copy = await duplicateLeadSearch(ctx, id);
    expect(copy).toMatchObject({ searchName: "Copy of Fair", companyIds });
    expect(await runSearch(ctx, copy.id)).toMatchObject({ resultsCount: 2 });
    const input = LeadSearchSchema.parse({ searchName: "Other", countries: ["KE"] });
    await expect(editLeadSearch(ctx, id, input)).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("all matching rows of a list", () => {
  const all = (matching: string, filter = "") => pick({ matching, filter, companyIds: [] });

  it("are the rows that the page shows with the same filter, one per company", async () => {
    const ctx = await business();
    const alike = await addAlike(ctx, 3);
    await addCompanies(ctx, [{ name: "Pwani Clinic", country: "TZ" }]);
    const person = { contactEmail: "a@pwani.test", companyName: "Pwani Clinic" };
    for (const contactName of ["Amina", "Omari"])
      await createContact(
        ctx,
        ContactInput.parse({ ...person, contactName, contactEmail: `${contactName}@pwani.test` }),
      );
    const found = await runSearch(ctx, (await makeSearch(ctx, { location: ["KE"] })).id);
    const companies = await selectLeads(ctx, all("companies", "country=KE&scope=own"));
    expect(companies.companyIds?.toSorted((one, two) => one - two)).toEqual(alike);
    const contacts = await selectLeads(ctx, all("contacts", "search=pwani"));
    expect(contacts).toMatchObject({ resultsCount: 1, reachableCount: 1 });
    const leads = await selectLeads(ctx, all("leads", `search=${found.id}`));
    expect(leads.resultsCount).toBe(found.resultsCount);
    const none = all("leads", `search=${found.id}&country=NG`);
    await expect(selectLeads(ctx, none)).rejects.toMatchObject({ code: "invalid" });
  });

  it("exclude other accounts, and reject an unreadable filter", async () => {
    const [ctx, other] = [await business(), await business()];
    await addCompanies(other, [{ name: "Their Solar" }]);
    const theirs = await runSearch(other, (await makeSearch(other, { location: ["KE"] })).id);
    await expect(selectLeads(ctx, all("leads", `search=${theirs.id}`))).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(selectLeads(ctx, all("leads"))).rejects.toMatchObject({ code: "invalid" });
    await expect(selectLeads(ctx, all("companies", "scope=own"))).rejects.toMatchObject({ code: "invalid" });
    for (const filter of ["country=Atlantis", "scope=x"])
      await expect(selectLeads(ctx, all("companies", filter))).rejects.toMatchObject({ field: "filter" });
    for (const filter of ["search=x", "search=-1", "band=x", "run=1.5"])
      await expect(selectLeads(ctx, all("leads", filter))).rejects.toMatchObject({ field: "filter" });
  });

  it("are limited to the maximum list length, and flagged if more match", async () => {
    const { ctx } = await makeBusiness({ plan: "corporate" });
    await addAlike(ctx, MAX_LEADS_PER_RUN + 20);
    const search = await selectLeads(ctx, all("companies", "scope=own"));
    expect([search.companyIds?.length, search.isCut]).toEqual([MAX_LEADS_PER_RUN, true]);
  });
});

describe("the form of a selection", () => {
  const refusals = (input: unknown) => SelectionFormSchema.safeParse(input).error?.issues ?? [];

  it("rejects 100,000 rows with one message, whatever the rows are", () => {
    for (const row of [7, "7", null, {}]) {
      const issues = refusals({ companyIds: Array(100_000).fill(row) });
      expect(issues.map(({ message }) => message)).toEqual(["Select at most 5,000 rows at a time."]);
    }
  });

  it("counts rows of all kinds together, and a repeated row once", () => {
    const ids = (from: number) => Array.from({ length: 300 }, (_, index) => from + index);
    expect(refusals({ companyIds: ids(1), leadIds: ids(1) })).toMatchObject([
      { path: ["companyIds"], message: "Campaign lists can have at most 500 rows. Select fewer." },
    ]);
    expect(pick({ companyIds: Array(400).fill(5) }).companyIds).toEqual([5]);
  });

  it("rejects an unknown list and an overlong filter", () => {
    expect(refusals({ matching: "users" }).map(({ path }) => path)).toEqual([["matching"]]);
    const long = { matching: "leads", filter: "x".repeat(2_001) };
    expect(refusals(long).map(({ path }) => path)).toEqual([["filter"]]);
  });

  it("rejects an empty selection and invalid ids", () => {
    expect(refusals({})).toMatchObject([{ message: NOTHING_SELECTED }]);
    for (const row of [0, -1, 1.5, "01", "x", 2 ** 60, null])
      expect(refusals({ leadIds: [row] }).map(({ path }) => path)).toEqual([["leadIds"]]);
    expect(refusals({ importId: "x" })).toMatchObject([{ path: ["importId"] }]);
  });
});
