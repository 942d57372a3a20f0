import { describe, expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { removeCompany } from "~/domains/directory/companies/removal/remove-company.server";
import { restoreCompany } from "~/domains/directory/companies/removal/restore-company.server";
import { reserveIds } from "~/domains/directory/companies/reserve-ids.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { eraseContacts } from "~/domains/directory/contacts/erase-contacts.server";
import { listPeopleOfCompany } from "~/domains/directory/contacts/find-contacts-of-companies.server";
import {
  createContact,
  deleteContact,
  updateContact,
} from "~/domains/directory/contacts/save-contact.server";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { eraseContactFromLeads } from "~/domains/lead-search/leads/erase-contact-from-leads.server";
import { getLeadTotals } from "~/domains/lead-search/leads/lead-totals.server";
import { listLeads } from "~/domains/lead-search/leads/leads.server";
import { runLeadSearch } from "~/domains/lead-search/runs/run-lead-search.server";
import { startLeadSearch } from "~/domains/lead-search/runs/start-lead-search.server";
import { addCompanies, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const input = (contactName: string, given: Record<string, string> = {}) =>
  ContactInput.parse({ contactName, companyName: "Jua Solar", ...given });

async function found(given: { website?: string } = {}) {
  const { ctx } = await makeBusiness();
  const [companyId = 0] = await addCompanies(ctx, [
    { name: "Jua Solar", ...given },
    { name: "Nobody Solar" },
  ]);
  const search = await makeSearch(ctx);
  await runSearch(ctx, search.id);
  const lead = async () => {
    const { rows } = await listLeads(ctx, { limit: 10 });
    const row = rows.find(({ companyId: id }) => id === companyId);
    return [row?.contactName, row?.contactEmail, row?.evidence.contactEmail?.source];
  };
  const reached = async () => [
    (await getLeadSearch(ctx, search.id)).reachableCount,
    (await getLeadTotals(ctx)).reachable,
  ];
  return { ctx, companyId, search, lead, reached };
}

/** A job's context that runs `happen` before the first batch. */
function beforeBatch<Ctx extends BusinessContext>(ctx: Ctx, happen: () => Promise<unknown>): Ctx {
  let hasHappened = false;
  const d1 = new Proxy(ctx.d1, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      if (name !== "batch") return value.bind(target);
      return async (statements: D1PreparedStatement[]) => {
        if (!hasHappened) {
          hasHappened = true;
          await happen();
        }
        return target.batch(statements);
      };
    },
  });
  return { ...ctx, d1 };
}

const add = (ctx: BusinessContext, name: string, given?: Record<string, string>) =>
  createContact(ctx, input(name, given));

describe("a lead's contact", () => {
  it("is added later, and a contact with an address replaces one without", async () => {
    const { ctx, lead, reached } = await found();
    expect(await reached()).toEqual([0, 0]);
    await add(ctx, "Plain Name", { contactTitle: "Director" });
    expect(await lead()).toEqual(["Plain Name", null, undefined]);
    expect(await reached()).toEqual([0, 0]);
    await add(ctx, "Amina Odhiambo", { contactEmail: "amina@jua.test" });
    expect(await lead()).toEqual(["Amina Odhiambo", "amina@jua.test", "added by hand"]);
    expect(await reached()).toEqual([1, 1]);
    await add(ctx, "Best Known", {
      contactEmail: "best@jua.test",
      contactTitle: "CEO",
      phoneNumber: "+254700000001",
    });
    expect((await lead())[0]).toBe("Amina Odhiambo");
    expect(await reached()).toEqual([1, 1]);
  });

  it("follows changes to the contact, and is replaced when the contact leaves or is deleted", async () => {
    const { ctx, companyId, lead, reached } = await found();
    const amina = await add(ctx, "Amina Odhiambo", { contactEmail: "amina@jua.test" });
    const next = await add(ctx, "Next Person", { contactEmail: "next@jua.test" });
    await updateContact(ctx, amina.id, input("Amina Wanjiru", { contactEmail: "wanjiru@jua.test" }));
    expect(await lead()).toEqual(["Amina Wanjiru", "wanjiru@jua.test", "added by hand"]);
    await updateContact(ctx, amina.id, { ...input("Amina Wanjiru"), companyName: "Elsewhere Ltd" });
    expect((await lead())[0]).toBe("Next Person");
    await updateContact(ctx, amina.id, input("Amina Wanjiru", { contactEmail: "wanjiru@jua.test" }));
    await deleteContact(ctx, amina.id);
    expect((await lead())[0]).toBe("Next Person");
    expect((await listPeopleOfCompany(ctx, companyId)).map(({ id }) => id)).toEqual([next.id]);
    await deleteContact(ctx, next.id);
    expect(await lead()).toEqual([null, null, undefined]);
    expect(await reached()).toEqual([0, 0]);
  });

  it("is replaced by a colleague with an address if it loses its own, else stays", async () => {
    const { ctx, lead, reached } = await found();
    const amina = await add(ctx, "Amina Odhiambo", { contactEmail: "amina@jua.test" });
    await updateContact(ctx, amina.id, input("Amina Odhiambo", { contactTitle: "CEO" }));
    expect((await lead()).slice(0, 2)).toEqual(["Amina Odhiambo", null]);
    await updateContact(ctx, amina.id, input("Amina Odhiambo", { contactEmail: "amina@jua.test" }));
    await add(ctx, "Next Person", { contactEmail: "next@jua.test" });
    await add(ctx, "Plain Name");
    await updateContact(ctx, amina.id, input("Amina Odhiambo"));
    expect((await lead()).slice(0, 2)).toEqual(["Next Person", "next@jua.test"]);
    expect(await reached()).toEqual([1, 1]);
  });

  it("becomes the account's copy when the account edits a shared contact", async () => {
    const { ctx } = await makeBusiness();
    const [companyId = 0] = await addCompanies(ctx, [{ name: "Jua Solar" }]);
    const id = await reserveIds(ctx, "contacts", 1);
    await ctx.d1
      .prepare(
        `insert into contacts (id, company_id, company_name, contact_name, contact_email, confidence, source, is_demo, created_at, updated_at)
         values (?1, ?2, 'Jua Solar', 'Shared Person', 'shared@jua.test', 90, 'list', 0, 1, 1)`,
      )
      .bind(id, companyId)
      .run();
    await runSearch(ctx, (await makeSearch(ctx)).id);
    const lead = async () => (await listLeads(ctx, { limit: 10 })).rows[0];
    expect((await lead())?.contactName).toBe("Shared Person");
    const other = await add(ctx, "Known Well", { contactEmail: "well@jua.test", contactTitle: "CEO" });
    const copy = await updateContact(ctx, id, input("Shared Person", { contactEmail: "mine@jua.test" }));
    expect(copy.confidence).toBeLessThan(other.confidence);
    expect(await lead()).toMatchObject({ contactId: copy.id, contactEmail: "mine@jua.test" });
    expect((await getLeadTotals(ctx)).reachable).toBe(1);
  });

  it("is a current contact despite changes during the run, with correct figures", async () => {
    const { ctx } = await makeBusiness();
    await addCompanies(ctx, [{ name: "Jua Solar" }, { name: "Upepo" }]);
    const gone = await add(ctx, "Gone Meanwhile", { contactEmail: "gone@jua.test" });
    const search = await makeSearch(ctx);
    const happen = async () => {
      await deleteContact(ctx, gone.id);
      await add(ctx, "Come Meanwhile", { companyName: "Upepo", contactEmail: "come@upepo.test" });
    };
    const { runNumber } = await startLeadSearch(ctx, search.id);
    await runLeadSearch(beforeBatch(ctx, happen), { searchId: search.id, runNumber });
    const { rows } = await listLeads(ctx, { limit: 10 });
    expect(rows.map(({ companyName, contactName }) => [companyName, contactName]).sort()).toEqual([
      ["Jua Solar", null],
      ["Upepo", "Come Meanwhile"],
    ]);
    const done = await getLeadSearch(ctx, search.id);
    expect([done.resultsCount, done.reachableCount, (await getLeadTotals(ctx)).reachable]).toEqual([2, 1, 1]);
  });

  it("is replaced by the company's next contact after an erasure", async () => {
    const { ctx, lead } = await found();
    await add(ctx, "Amina Odhiambo", { contactEmail: "amina.erased@jua.test" });
    await add(ctx, "Next Person", { contactEmail: "next@jua.test" });
    await ctx.d1.batch([
      eraseContactFromLeads(ctx, "amina.erased@jua.test"),
      ...eraseContacts(ctx, "amina.erased@jua.test"),
    ]);
    expect(await lead()).toEqual(["Next Person", "next@jua.test", "added by hand"]);
  });

  it("follows a copy of the company, its removal and its restoration", async () => {
    const { ctx, companyId, lead, reached } = await found();
    await add(ctx, "Amina Odhiambo", { contactEmail: "amina@jua.test" });
    await editCompany(ctx, companyId, { city: "Nakuru" });
    expect((await lead())[0]).toBe("Amina Odhiambo");
    await removeCompany(ctx, companyId);
    expect((await lead())[0]).toBeNull();
    await restoreCompany(ctx, companyId);
    expect((await lead())[0]).toBe("Amina Odhiambo");
    expect(await reached()).toEqual([1, 1]);
  });

  it("comes from the account's later copy of a shared company, for that account only", async () => {
    const [mine, other] = [await makeBusiness(), await makeBusiness()];
    const name = `Umeme ${crypto.randomUUID().slice(0, 8)}`;
    const [id = 0] = await addCompanies(mine.ctx, [{ name, accountId: null, industry: "renewables" }]);
    for (const { ctx } of [mine, other]) {
      const search = await makeSearch(ctx, { keywords: [name.slice(6)] });
      await runSearch(ctx, search.id);
    }
    await editCompany(mine.ctx, id, { city: "Nakuru" });
    await createContact(
      mine.ctx,
      ContactInput.parse({ contactName: "Amina", companyName: name, contactEmail: "a@umeme.test" }),
    );
    const nameOf = async ({ ctx }: typeof mine) =>
      (await listLeads(ctx, { limit: 10 })).rows.find(({ companyId }) => companyId === id)?.contactName;
    expect(await nameOf(mine)).toBe("Amina");
    expect(await nameOf(other)).toBeNull();
    expect((await listPeopleOfCompany(mine.ctx, id)).map(({ contactName }) => contactName)).toEqual([
      "Amina",
    ]);
    expect(await listPeopleOfCompany(other.ctx, id)).toEqual([]);
  });

  it("reads a few rows per change, however many contacts the company has", async () => {
    const { ctx, companyId, lead } = await found();
    const many = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
      insert into contacts (account_id, company_id, contact_name, contact_email, email_key, confidence, source, is_demo, created_at, updated_at)
      select ?1, ?2, 'Person ' || i, 'p' || i || '@jua.test', 'p' || i || '@jua.test', i % 90, 'list', 0, 1, 1 from n`;
    const { meta } = await ctx.d1.prepare(many).bind(ctx.account.id, companyId).run();
    expect(meta.rows_read).toBeLessThan(3000 * 12);
    expect((await lead())[0]).toBe("Person 1");
    const [first] = await listPeopleOfCompany(ctx, companyId);
    const meter = metered(ctx);
    expect(await listPeopleOfCompany(meter.ctx, companyId)).toHaveLength(50);
    expect(meter.rowsRead()).toBeLessThan(300);
    const person = await ctx.d1
      .prepare("select contact_id as id from leads where company_id = ? and account_id = ?")
      .bind(companyId, ctx.account.id)
      .first<number>("id");
    const other = metered(ctx);
    await deleteContact(other.ctx, person ?? 0);
    expect(other.rowsRead()).toBeLessThan(100);
    expect((await lead())[0]).toBe(first?.contactName);
  });
});
