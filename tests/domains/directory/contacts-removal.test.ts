import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { removeCompany } from "~/domains/directory/companies/removal/remove-company.server";
import { restoreCompany } from "~/domains/directory/companies/removal/restore-company.server";
import { contactDocument } from "~/domains/directory/contacts/contact";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import {
  contactCountOf,
  contactsHeldOf,
  eraseContacts,
} from "~/domains/directory/contacts/erase-contacts.server";
import { findContactsByAddress } from "~/domains/directory/contacts/find-contacts-of-companies.server";
import { getContact, listContacts } from "~/domains/directory/contacts/list-contacts.server";
import {
  findRemovedContact,
  listRemovedContacts,
  purgeRemovedContacts,
} from "~/domains/directory/contacts/removal/removed-contacts.server";
import { restoreContact } from "~/domains/directory/contacts/removal/restore-contacts.server";
import {
  createContact,
  deleteContact,
  updateContact,
} from "~/domains/directory/contacts/save-contact.server";
import { deleteDemoDirectory } from "~/domains/directory/delete-demo-directory.server";
import { eraseOwnDirectory } from "~/domains/directory/erase-own-directory.server";
import { addContactNote, notesOfCompany, notesOfContact } from "~/domains/directory/notes/notes.server";
import { listLeads } from "~/domains/lead-search/leads/leads.server";
import { addCompanies, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { beforeBatch } from "../../support/harness/before-batch";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const address = () => `amina.${crypto.randomUUID().slice(0, 8)}@jua.test`;
const input = (over: Record<string, unknown> = {}) =>
  ContactInput.parse({ contactName: "Amina Odhiambo", contactEmail: address(), companyName: "Jua", ...over });

const names = async ({ ctx }: Business, words: string) =>
  (await listContacts(ctx, { words }, { limit: 9 })).rows.map(({ contactName }) => contactName);
const count = ({ account }: Business) =>
  env.DB.prepare("select count from contact_counts where account_id = ?").bind(account.id).first("count");
const noteRows = (contactId: number) =>
  env.DB.prepare("select count(*) as n from company_notes where contact_id = ?").bind(contactId).first("n");

const removedIds = async (ctx: Business["ctx"]) =>
  (await listRemovedContacts(ctx, { limit: 50 })).rows.map(({ id }) => id);

let shared = 0;
async function shareContact(name: string): Promise<number> {
  shared += 1;
  const id = 970_000 + shared;
  const document = contactDocument(ContactInput.parse({ contactName: name }), null);
  await env.DB.batch([
    env.DB.prepare(
      "insert into contacts (id, contact_name, confidence, source, is_demo, created_at, updated_at) values (?, ?, 0, 'list', 0, 1, 1)",
    ).bind(id, name),
    env.DB.prepare("insert into contact_search (rowid, words) values (?, ?)").bind(id, document),
  ]);
  return id;
}

describe("a deleted contact", () => {
  it("is removed from list, search, counts and lead, and can be restored unchanged; repeating changes nothing", async () => {
    const mine = await makeBusiness();
    const { ctx } = mine;
    const [companyId = 0] = await addCompanies(ctx, [{ name: "Jua" }]);
    const contact = await createContact(ctx, input({ contactTitle: "CEO" }));
    await createContact(
      ctx,
      input({ contactName: "Otieno Ouma", contactEmail: `otieno-${address().slice(6)}` }),
    );
    await addContactNote(ctx, contact.id, { text: "Likes solar." });
    await runSearch(ctx, (await makeSearch(ctx)).id);
    const lead = async () => (await listLeads(ctx, { limit: 1 })).rows[0]?.contactName;
    const email = contact.contactEmail ?? "";
    expect(await lead()).toBe("Amina Odhiambo");

    await deleteContact(ctx, contact.id);
    expect([await names(mine, "amina"), await count(mine), await lead()]).toEqual([[], 1, "Otieno Ouma"]);
    expect((await findContactsByAddress(ctx, [email])).size).toBe(0);
    expect(await notesOfCompany(ctx, companyId, 9)).toEqual([]);
    expect(await findRemovedContact(ctx, contact.id)).toMatchObject({
      name: "Amina Odhiambo",
      company: "Jua",
    });
    await expect(deleteContact(ctx, contact.id)).rejects.toMatchObject({ code: "not_found" });

    const back = await Promise.all([1, 2, 3].map(() => restoreContact(ctx, contact.id)));
    for (const row of back) expect(row).toEqual(contact);
    expect([await names(mine, "amina"), await count(mine), await lead()]).toEqual([
      ["Amina Odhiambo"],
      2,
      "Amina Odhiambo",
    ]);
    expect((await notesOfContact(ctx, contact.id, 9)).map(({ text }) => text)).toEqual(["Likes solar."]);
    expect((await notesOfCompany(ctx, companyId, 9)).length).toBe(1);
    expect(await removedIds(ctx)).toEqual([]);
  });

  it("is invisible to other accounts, which can't restore it", async () => {
    const [mine, other] = [await makeBusiness(), await makeBusiness()];
    const { id } = await createContact(mine.ctx, input());
    await deleteContact(mine.ctx, id);
    expect([await findRemovedContact(other.ctx, id), await removedIds(other.ctx)]).toEqual([null, []]);
    await expect(restoreContact(other.ctx, id)).rejects.toMatchObject({ code: "not_found" });
    expect((await restoreContact(mine.ctx, id)).id).toBe(id);
  });

  it("can be added again; restoring it is then a conflict until the new one is deleted", async () => {
    const { ctx } = await makeBusiness();
    const person = input();
    const { id } = await createContact(ctx, person);
    await deleteContact(ctx, id);
    const anew = await createContact(ctx, person);
    await env.DB.prepare("update contacts set person_key = null where id = ?").bind(anew.id).run();
    await expect(restoreContact(ctx, id)).rejects.toMatchObject({ code: "conflict" });
    expect((await findRemovedContact(ctx, id))?.id).toBe(id);
    await deleteContact(ctx, anew.id);
    expect((await restoreContact(ctx, id)).id).toBe(id);
  });

  it("is restored without its removed company, or with it once that is restored too", async () => {
    const { ctx } = await makeBusiness();
    const [companyId = 0] = await addCompanies(ctx, [{ name: "Upepo" }]);
    const { id } = await createContact(ctx, input({ companyName: "Upepo" }));
    await deleteContact(ctx, id);
    await removeCompany(ctx, companyId);
    expect((await restoreContact(ctx, id)).companyId).toBeNull();
    await deleteContact(ctx, id);
    await restoreCompany(ctx, companyId);
    await restoreContact(ctx, id);
    expect((await getContact(ctx, id)).companyId).toBe(companyId);
  });

  it("is reattached to its company if that is restored later", async () => {
    const { ctx } = await makeBusiness();
    const [companyId = 0] = await addCompanies(ctx, [{ name: "Upepo" }]);
    const { id } = await createContact(ctx, input({ companyName: "Upepo" }));
    await deleteContact(ctx, id);
    await removeCompany(ctx, companyId);
    await restoreContact(ctx, id);
    await restoreCompany(ctx, companyId);
    expect((await getContact(ctx, id)).companyId).toBe(companyId);
  });

  it.each(["own", "shared"])(
    "is not restored by a change made concurrently with the deletion: %s",
    async (kind) => {
      const { ctx, account } = await makeBusiness();
      const id =
        kind === "own" ? (await createContact(ctx, input())).id : await shareContact("Wanjiru Kamau");
      const slow = beforeBatch(ctx, () => deleteContact(ctx, id));
      const change = updateContact(slow, id, input({ contactTitle: "CFO" }));
      await expect(change).rejects.toMatchObject({ code: "not_found" });
      const rows = env.DB.prepare("select count(*) as n from contacts where account_id = ?").bind(account.id);
      expect([await rows.first("n"), (await findRemovedContact(ctx, id))?.id]).toEqual([0, id]);
    },
  );

  it("is listed in pages, newest first, and reads fewer than 1,000 of 2,000 rows", async () => {
    const { ctx, account } = await makeBusiness();
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
        insert into removed_contacts (account_id, contact_id, before, removed_at)
        select ?, 5000000 + i, '{"contact_name": "Wanjiru"}', i / 3 from n`,
    )
      .bind(account.id)
      .run();
    const meter = metered(ctx);
    const { rows, next, total } = await listRemovedContacts(meter.ctx, { limit: 50 });
    expect([rows[0]?.id, rows.length, total]).toEqual([5002000, 50, { count: 300, isExact: false }]);
    const second = await listRemovedContacts(meter.ctx, { limit: 50, cursor: next ?? 0 });
    expect(second.rows[0]?.id).toBe(5001950);
    expect(meter.rowsRead()).toBeLessThan(1_000);
    // Retention purges 500 rows at once, and would pick these first.
    await env.DB.prepare("delete from removed_contacts where account_id = ?").bind(account.id).run();
  });

  it("can't be restored once the import that added it was undone", async () => {
    const { ctx, account } = await makeBusiness();
    const { id } = await createContact(ctx, input());
    const made = await env.DB.prepare(
      `insert into imports (account_id, created_by, file_key, file_name, file_size, encoding, delimiter, columns, mapping, sample, status, created_at)
        values (?, 1, '', 'people.csv', 1, 'utf-8', ',', '[]', '[]', '[]', 'undone', 1) returning id`,
    )
      .bind(account.id)
      .first("id");
    await env.DB.prepare("update contacts set import_id = ? where id = ?").bind(made, id).run();
    await deleteContact(ctx, id);
    await expect(restoreContact(ctx, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("is purged after its retention period with its notes, and is then not found", async () => {
    const { ctx } = await makeBusiness();
    const { id } = await createContact(ctx, input());
    await addContactNote(ctx, id, { text: "Likes solar." });
    await deleteContact(ctx, id);
    expect(await noteRows(id)).toBe(1);
    await purgeRemovedContacts(testContext(), new Date(Date.now() - 86_400_000));
    expect(await findRemovedContact(ctx, id)).not.toBeNull();
    await purgeRemovedContacts(testContext(), new Date(Date.now() + 86_400_000));
    expect([await findRemovedContact(ctx, id), await noteRows(id)]).toEqual([null, 0]);
    await expect(restoreContact(ctx, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("is included in a data request and erased by it, with its notes", async () => {
    const { ctx } = await makeBusiness();
    const email = address();
    const { id } = await createContact(ctx, input({ contactEmail: email }));
    await addContactNote(ctx, id, { text: "Likes solar." });
    await deleteContact(ctx, id);
    const held = await contactsHeldOf(testContext(), email);
    expect(held).toMatchObject([{ id, contactEmail: email, removedAt: expect.any(Date) }]);
    const [row] = await ctx.db.all<{ n: number }>(sql`select ${contactCountOf(email)} as n`);
    expect(row?.n).toBe(1);
    await testContext().d1.batch(eraseContacts(testContext(), email.replace("@", "+tag@")));
    expect([await findRemovedContact(ctx, id), await noteRows(id)]).toEqual([null, 0]);
    await expect(restoreContact(ctx, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("is deleted with demo data if it is demo data, and with the account", async () => {
    const { ctx } = await makeBusiness();
    const demo = { ...ctx, account: { ...ctx.account, isDemoWork: true } };
    const made = await createContact(demo, input());
    const own = await createContact(ctx, input());
    await deleteContact(ctx, made.id);
    await deleteContact(ctx, own.id);
    while (await deleteDemoDirectory(ctx));
    expect(await removedIds(ctx)).toEqual([own.id]);
    while (await eraseOwnDirectory(ctx));
    expect(await removedIds(ctx)).toEqual([]);
  });
});

it("a deleted shared contact is hidden for that account, and restored with its notes", async () => {
  const [mine, other] = [await makeBusiness(), await makeBusiness()];
  const name = `Esi ${crypto.randomUUID().slice(0, 8)}`;
  const id = await shareContact(name);
  await addContactNote(mine.ctx, id, { text: "Mine." });
  await addContactNote(other.ctx, id, { text: "Theirs." });
  await deleteContact(mine.ctx, id);
  await deleteContact(other.ctx, id);
  expect([await names(mine, name), await names(other, name)]).toEqual([[], []]);
  await restoreContact(mine.ctx, id);
  expect([await names(mine, name), await names(other, name)]).toEqual([[name], []]);
  expect((await notesOfContact(mine.ctx, id, 9)).map(({ text }) => text)).toEqual(["Mine."]);
  await purgeRemovedContacts(testContext(), new Date(Date.now() + 86_400_000));
  expect(await noteRows(id)).toBe(1);
  await expect(restoreContact(other.ctx, id)).rejects.toMatchObject({ code: "not_found" });
});
