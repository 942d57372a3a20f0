import { describe, expect, it } from "vitest";
import { CompanyInput } from "~/domains/directory/companies/company-input";
import { createCompany } from "~/domains/directory/companies/create-company.server";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { findCompany, getCompany } from "~/domains/directory/companies/get-company.server";
import { unhideCompany } from "~/domains/directory/companies/hide-company.server";
import {
  listRemovedCompanies,
  purgeRemovedCompanies,
} from "~/domains/directory/companies/removal/find-removed-company.server";
import { findToBringBack } from "~/domains/directory/companies/removal/list-hidden-companies.server";
import { removeCompany } from "~/domains/directory/companies/removal/remove-company.server";
import { restoreCompany } from "~/domains/directory/companies/removal/restore-company.server";
import { reserveIds } from "~/domains/directory/companies/reserve-ids.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import {
  addressesOfCompany,
  findContactsOfCompanies,
  listPeopleOfCompany,
} from "~/domains/directory/contacts/find-contacts-of-companies.server";
import { getContact } from "~/domains/directory/contacts/list-contacts.server";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { eraseOwnDirectory } from "~/domains/directory/erase-own-directory.server";
import { requestImportUndo } from "~/domains/directory/imports/request-import-undo.server";
import { countCompanies } from "~/domains/directory/search/count-companies.server";
import { searchCompanies } from "~/domains/directory/search/search-companies.server";
import { addCompanies } from "../../support/fixtures/companies";
import { importFile, runQueue } from "../../support/fixtures/imports";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";

const word = () => `Zuri${crypto.randomUUID().slice(0, 8)}`;
const input = (name: string) =>
  CompanyInput.parse({ name, country: "Kenya", description: "Pumps and solar." });
const person = (companyName: string) => ContactInput.parse({ contactName: "Wanjiru Kamau", companyName });
const found = async ({ ctx }: Business, words: string) =>
  (await searchCompanies(ctx, { words }, { limit: 9 })).companies.map((company) => company.id);

async function shareCompany(name: string): Promise<number> {
  const [company] = await addCompanies(testContext(), [{ name, country: "GH", city: "Accra" }]);
  return company?.id ?? 0;
}

/** Adds a contact that every business sees. */
async function shareContact(companyId: number, contactEmail: string): Promise<void> {
  const id = await reserveIds(testContext(), "contacts", 1);
  await env.DB.prepare(
    `insert into contacts (id, company_id, contact_name, contact_email, confidence, source, is_demo, created_at, updated_at)
     values (?1, ?2, 'Esi Mensah', ?3, 90, 'list', 0, 1, 1)`,
  )
    .bind(id, companyId, contactEmail)
    .run();
}

describe("a removed own company", () => {
  it("is restored unchanged with id, words, counts and contacts; repeating changes nothing", async () => {
    const [mine, other] = [await makeBusiness(), await makeBusiness()];
    const name = word();
    const company = await createCompany(mine.ctx, input(name));
    const contact = await createContact(mine.ctx, person(name));
    const total = await countCompanies(mine.ctx, {});
    await removeCompany(mine.ctx, company.id);
    expect([await found(mine, name), (await getContact(mine.ctx, contact.id)).companyId]).toEqual([[], null]);
    expect(await findToBringBack(mine.ctx, company.id)).toEqual(company);
    expect(await findToBringBack(other.ctx, company.id)).toBeNull();
    expect((await listRemovedCompanies(mine.ctx)).map(({ id }) => id)).toEqual([company.id]);
    await expect(restoreCompany(other.ctx, company.id)).rejects.toMatchObject({ code: "not_found" });

    const back = await Promise.all([1, 2, 3].map(() => restoreCompany(mine.ctx, company.id)));
    for (const row of back) expect(row).toEqual(company);
    expect(await found(mine, name)).toEqual([company.id]);
    expect(await countCompanies(mine.ctx, {})).toEqual(total);
    expect((await getContact(mine.ctx, contact.id)).companyId).toBe(company.id);
    expect(await listRemovedCompanies(mine.ctx)).toEqual([]);
  });

  it("is restored with its last values if it was edited while being removed", async () => {
    const { ctx } = await makeBusiness();
    const { id } = await createCompany(ctx, input(word()));
    const [edited] = await Promise.allSettled([
      editCompany(ctx, id, { city: "Nakuru" }),
      removeCompany(ctx, id),
    ]);
    expect(await findCompany(ctx, id)).toBeNull();
    const { city } = await restoreCompany(ctx, id);
    // An edit may be written, and its company removed before it is read back.
    expect(edited.status === "fulfilled" ? ["Nakuru"] : [null, "Nakuru"]).toContain(city);
  });

  it("doesn't reattach a contact that belongs to another company by then", async () => {
    const { ctx } = await makeBusiness();
    const name = word();
    const { id } = await createCompany(ctx, input(name));
    const contact = await createContact(ctx, person(name));
    await removeCompany(ctx, id);
    const second = await createCompany(ctx, input(name));
    expect((await getContact(ctx, contact.id)).companyId).toBe(second.id);
    await restoreCompany(ctx, id);
    expect((await getContact(ctx, contact.id)).companyId).toBe(second.id);
  });

  it("is removed by undoing its import after it was restored", async () => {
    const mine = await makeBusiness();
    const name = word();
    const row = await importFile(mine.ctx, `name,country\n${name},Kenya\n`);
    const [id] = await found(mine, name);
    await removeCompany(mine.ctx, id ?? 0);
    await restoreCompany(mine.ctx, id ?? 0);
    await requestImportUndo(mine.ctx, row.id);
    await runQueue(mine.ctx);
    expect(await found(mine, name)).toEqual([]);
  });

  it("is purged after its retention period, and with its account", async () => {
    const mine = await makeBusiness();
    const ids = [];
    for (let n = 0; n < 2; n += 1) ids.push((await createCompany(mine.ctx, input(word()))).id);
    const days = (n: number) => new Date(Date.now() + n * 86_400_000);
    await removeCompany(mine.ctx, ids[0] ?? 0);
    await removeCompany({ ...mine.ctx, now: () => days(9) }, ids[1] ?? 0);
    expect(await purgeRemovedCompanies(testContext(), days(5))).toBe(1);
    await expect(restoreCompany(mine.ctx, ids[0] ?? 0)).rejects.toMatchObject({ code: "not_found" });
    expect(await findToBringBack(mine.ctx, ids[1] ?? 0)).not.toBeNull();
    while (await eraseOwnDirectory(mine.ctx));
    expect(await findToBringBack(mine.ctx, ids[1] ?? 0)).toBeNull();
  });
});

describe("a copy of a shared company", () => {
  it("is restored, and hides the shared company again", async () => {
    const mine = await makeBusiness();
    const name = word();
    const id = await shareCompany(name);
    const copy = await editCompany(mine.ctx, id, { city: "Kumasi" });
    await removeCompany(mine.ctx, copy.id);
    expect(await found(mine, name)).toEqual([]);
    await unhideCompany(mine.ctx, id);
    expect(await found(mine, name)).toEqual([id]);
    expect(await restoreCompany(mine.ctx, copy.id)).toMatchObject({ originId: id, city: "Kumasi" });
    expect(await found(mine, name)).toEqual([copy.id]);
    await expect(getCompany(mine.ctx, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("can't replace another copy created since", async () => {
    const mine = await makeBusiness();
    const name = word();
    const id = await shareCompany(name);
    const first = await editCompany(mine.ctx, id, { city: "Kumasi" });
    await removeCompany(mine.ctx, first.id);
    await unhideCompany(mine.ctx, id);
    const second = await editCompany(mine.ctx, id, { city: "Tamale" });
    await expect(restoreCompany(mine.ctx, first.id)).rejects.toMatchObject({ code: "conflict" });
    expect(await found(mine, name)).toEqual([second.id]);
  });

  it("includes the contacts of the shared company, for its account only", async () => {
    const [mine, other] = [await makeBusiness(), await makeBusiness()];
    const name = word();
    const id = await shareCompany(name);
    await shareContact(id, `esi@${name}.test`);
    const copy = await editCompany(mine.ctx, id, { city: "Kumasi" });
    const listed = await listPeopleOfCompany(mine.ctx, copy.id);
    expect(listed.map(({ contactEmail }) => contactEmail)).toEqual([`esi@${name}.test`]);
    expect((await findContactsOfCompanies(mine.ctx, [copy])).get(copy.id)?.contactEmail).toBe(
      `esi@${name}.test`,
    );
    expect(await addressesOfCompany(mine.ctx, copy.id)).toEqual([`esi@${name}.test`]);
    expect(await addressesOfCompany(other.ctx, copy.id)).toEqual([]);
    const own = await createContact(mine.ctx, person(name));
    expect((await findContactsOfCompanies(mine.ctx, [copy])).get(copy.id)?.id).toBe(own.id);
    expect((await listPeopleOfCompany(mine.ctx, copy.id)).map(({ id: each }) => each)).toEqual([
      own.id,
      listed[0]?.id,
    ]);
    expect(await listPeopleOfCompany(other.ctx, id)).toHaveLength(1);
  });
});
