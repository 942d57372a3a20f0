import { describe, expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { discardLocalCopy } from "~/domains/directory/companies/discard-local-copy.server";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { getCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { reserveIds } from "~/domains/directory/companies/reserve-ids.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { listContacts } from "~/domains/directory/contacts/list-contacts.server";
import {
  createContact,
  deleteContact,
  updateContact,
} from "~/domains/directory/contacts/save-contact.server";
import { requestImportUndo } from "~/domains/directory/imports/request-import-undo.server";
import { addCompanyNote, addContactNote, notesOfContact } from "~/domains/directory/notes/notes.server";
import { openOpportunityOfCompany } from "~/domains/opportunities/creation/create-opportunity-from-company.server";
import { findOpenOfCompany } from "~/domains/opportunities/opportunities.server";
import { dealIdsOfCompany, listDeals } from "~/domains/opportunities/timeline/deals-of.server";
import { getCompanyRecord } from "~/domains/records/company-record.server";
import { importFile, importPeople, ownPeople, runQueue } from "../../support/fixtures/imports";
import { addCompanies, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const shareCompany = async (ctx: BusinessContext) => {
  const name = `Umeme${crypto.randomUUID().slice(0, 8)}`;
  const [id = 0] = await addCompanies(ctx, [{ name, accountId: null }]);
  return { name, id };
};

/** What an account has on one company, by either of the company's ids. */
async function workOf(ctx: BusinessContext, companyId: number) {
  const { people, origins, deals, timeline } = await getCompanyRecord(ctx, companyId);
  return {
    people: people.map(({ contactName }) => contactName),
    origins: origins.length,
    deals: deals.length,
    notes: timeline.lines.flatMap(({ id, detail }) => (id.startsWith("note") ? [detail] : [])),
  };
}

async function work(ctx: Parameters<typeof runSearch>[0], name: string, companyId: number) {
  await addCompanyNote(ctx, companyId, { text: "They moved." });
  await createContact(ctx, ContactInput.parse({ contactName: "Amina" }), companyId);
  await runSearch(ctx, (await makeSearch(ctx, { keywords: [name] })).id);
  await openOpportunityOfCompany(ctx, companyId);
}

const ALL = { people: ["Amina"], origins: 1, deals: 1, notes: ["They moved."] };

describe("an account's data on its copy of a company", () => {
  it("moves to the shared company when the copy is discarded; no other account sees it", async () => {
    const [{ ctx }, other] = [await makeBusiness(), await makeBusiness()];
    const { name, id } = await shareCompany(ctx);
    const copy = await editCompany(ctx, id, { city: "Nakuru" });
    await work(ctx, name, copy.id);
    expect(await workOf(ctx, copy.id)).toEqual(ALL);
    await discardLocalCopy(ctx, copy.id);
    expect(await workOf(ctx, id)).toEqual(ALL);
    expect(await workOf(other.ctx, id)).toEqual({ people: [], origins: 0, deals: 0, notes: [] });
    const again = await editCompany(ctx, id, { city: "Eldoret" });
    expect((await getCompanyOrCopy(ctx, copy.id)).id).toBe(again.id);
    expect(await workOf(ctx, again.id)).toEqual(ALL);
    expect((await openOpportunityOfCompany(ctx, again.id)).isNew).toBe(false);
  });

  it("moves to the shared company when the import that made the copy is undone", async () => {
    const { ctx } = await makeBusiness();
    const { name, id } = await shareCompany(ctx);
    const row = await importFile(ctx, `name,country,city\n${name},Kenya,Nakuru\n`, "update");
    const copyId = await ctx.d1
      .prepare("select id from companies where account_id = ? and origin_id = ?")
      .bind(ctx.account.id, id)
      .first<number>("id");
    await work(ctx, name, copyId ?? 0);
    ctx.queue.sent.length = 0;
    await requestImportUndo(ctx, row.id);
    await runQueue(ctx);
    expect(await workOf(ctx, id)).toEqual(ALL);
  });
});

describe("notes on a contact", () => {
  it("move to the copy that an edit creates, and are hidden by the account's own deletion", async () => {
    const [{ ctx }, other] = [await makeBusiness(), await makeBusiness()];
    const id = await reserveIds(ctx, "contacts", 1);
    await ctx.d1
      .prepare(
        `insert into contacts (id, contact_name, confidence, source, is_demo, created_at, updated_at)
         values (?1, 'Shared Person', 0, 'list', 0, 1, 1)`,
      )
      .bind(id)
      .run();
    const texts = async (c: BusinessContext, contactId: number) =>
      (await notesOfContact(c, contactId, 10)).map(({ text }) => text);
    for (const teammate of [ctx, other.ctx]) await addContactNote(teammate, id, { text: "On leave." });
    const copy = await updateContact(ctx, id, ContactInput.parse({ contactName: "Shared Person Again" }));
    expect(await texts(ctx, copy.id)).toEqual(["On leave."]);
    expect(await texts(other.ctx, id)).toEqual(["On leave."]);
    await deleteContact(other.ctx, id);
    expect(await texts(other.ctx, id)).toEqual([]);
    expect(await texts(ctx, copy.id)).toEqual(["On leave."]);
  });

  it("keep the contact when its import is undone", async () => {
    const { ctx } = await makeBusiness();
    const row = await importPeople(ctx, "name,email\nAmina,amina@jua.test\nOtieno,otieno@jua.test\n");
    const [otieno] = (await listContacts(ctx, { words: "otieno" }, { limit: 5 })).rows;
    await addContactNote(ctx, otieno?.id ?? 0, { text: "Call on Monday." });
    await requestImportUndo(ctx, row.id);
    await runQueue(ctx);
    expect(await ownPeople(ctx)).toMatchObject([{ name: "Otieno" }]);
    expect(await notesOfContact(ctx, otieno?.id ?? 0, 5)).toHaveLength(1);
  });
});

it("reading a company's deals costs nothing for a thousand deals of another account", async () => {
  const { ctx } = await makeBusiness();
  const { id } = await shareCompany(ctx);
  await openOpportunityOfCompany(ctx, id);
  await ctx.d1
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
       insert into opportunities (account_id, title, region, status, source, company_id, created_at, updated_at, stage_at)
       select ?1, 'Theirs', 'Kenya', 'new_lead', 'manual', ?2, 1, 1, 1 from n`,
    )
    .bind((await makeBusiness()).account.id, id)
    .run();
  const meter = metered(ctx);
  expect(await findOpenOfCompany(meter.ctx, id)).toMatchObject({ companyId: id });
  expect(await listDeals(meter.ctx, dealIdsOfCompany(meter.ctx, id))).toHaveLength(1);
  expect(meter.rowsRead()).toBeLessThan(20);
});
