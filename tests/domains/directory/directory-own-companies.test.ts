import { expect, it } from "vitest";
import { CompanyInput, CompanyPatch } from "~/domains/directory/companies/company-input";
import { getCompanyView } from "~/domains/directory/companies/company-view.server";
import { createCompany } from "~/domains/directory/companies/create-company.server";
import { discardLocalCopy } from "~/domains/directory/companies/discard-local-copy.server";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { getCompany, getCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { unhideCompany } from "~/domains/directory/companies/hide-company.server";
import {
  findHiddenCompany,
  listHiddenCompanies,
} from "~/domains/directory/companies/removal/list-hidden-companies.server";
import { removeCompany } from "~/domains/directory/companies/removal/remove-company.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { getContact } from "~/domains/directory/contacts/list-contacts.server";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { searchCompanies } from "~/domains/directory/search/search-companies.server";
import { addCompanies } from "../../support/fixtures/companies";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const input = (fields: Record<string, unknown> = {}) =>
  CompanyInput.parse({ name: "Zuri Solar", country: "Kenya", industry: "energy", ...fields });

async function shareCompany(name: string): Promise<number> {
  const [company] = await addCompanies(testContext(), [{ name, country: "GH", city: "Accra" }]);
  return company?.id ?? 0;
}

const found = async ({ ctx }: Business, words: string) =>
  (await searchCompanies(ctx, { words }, { limit: 9 })).companies.map((company) => company.id);

const rowsCounted = ({ account }: Business) =>
  env.DB.prepare("select sum(used) from quota_usage where holder = ?1 and kind = 'rows'")
    .bind(`account:${account.id}`)
    .first<number>("sum(used)");

it("an added company is visible to its account only, and its size follows the number of employees", async () => {
  const [mine, other] = [await makeBusiness(), await makeBusiness()];
  const company = await createCompany(
    mine.ctx,
    input({ name: "Addable Solar", employees: 120, size: "1-10" }),
  );
  expect(company).toMatchObject({ country: "KE", size: "51-200", source: "added by hand", originId: null });
  expect(await found(mine, "addable")).toEqual([company.id]);
  expect(await found(other, "addable")).toEqual([]);
  const bigger = await editCompany(mine.ctx, company.id, CompanyPatch.parse({ size: "1000+" }));
  expect(bigger).toMatchObject({ size: "1000+", employees: null, country: "KE" });
  await expect(removeCompany(other.ctx, company.id)).rejects.toMatchObject({ code: "not_found" });
  expect(await removeCompany(mine.ctx, company.id)).toMatchObject({ id: company.id, name: "Addable Solar" });
  expect(await found(mine, "addable")).toEqual([]);
});

it("an edit without new values writes nothing", async () => {
  const mine = await makeBusiness();
  const id = await shareCompany("Unchanged Mills");
  const before = await rowsCounted(mine);
  const same = await editCompany(mine.ctx, id, { name: "Unchanged Mills", city: "Accra" });
  expect(same).toMatchObject({ id, accountId: null });
  const loose = { name: "Loose  Mills", website: "https://loose.example/", description: "Flour. \n Bread. " };
  const [shared] = await addCompanies(testContext(), [{ ...loose, employees: 12, size: "11-50" }]);
  const sentBack = CompanyInput.parse({ ...loose, employees: 12, size: "11-50" });
  expect((await editCompany(mine.ctx, shared?.id ?? 0, sentBack)).accountId).toBeNull();
  expect(await rowsCounted(mine)).toBe(before);
});

it("concurrent edits of one shared company create one copy, counted once", async () => {
  const mine = await makeBusiness();
  const id = await shareCompany("Raced Mills");
  const before = (await rowsCounted(mine)) ?? 0;
  const copies = await Promise.all(
    Array.from({ length: 3 }, () => editCompany(mine.ctx, id, { city: "Kumasi" })),
  );
  expect(new Set(copies.map((copy) => copy.id)).size).toBe(1);
  expect(await found(mine, "raced")).toEqual([copies[0]?.id]);
  expect(((await rowsCounted(mine)) ?? 0) - before).toBe(1);
  const again = await editCompany(mine.ctx, id, { city: "Tamale" });
  expect(again).toMatchObject({ id: copies[0]?.id, city: "Tamale" });
});

it("two concurrent edits of different fields are both kept", async () => {
  const { ctx } = await makeBusiness();
  const { id } = await createCompany(ctx, input());
  await Promise.all([
    editCompany(ctx, id, { city: "Nakuru" }),
    editCompany(ctx, id, { description: "Pumps that run on the sun." }),
  ]);
  expect(await getCompany(ctx, id)).toMatchObject({
    city: "Nakuru",
    description: "Pumps that run on the sun.",
  });
});

it("a copy shows its differences and can be discarded in one step, contacts included", async () => {
  const [mine, other] = [await makeBusiness(), await makeBusiness()];
  const id = await shareCompany("Given Mills");
  const contact = await createContact(
    mine.ctx,
    ContactInput.parse({ contactName: "Esi", companyName: "Given Mills" }),
  );
  expect(contact.companyId).toBe(id);
  const copy = await editCompany(mine.ctx, id, { city: "Kumasi", industry: "energy" });
  expect((await getContact(mine.ctx, contact.id)).companyId).toBe(copy.id);
  const view = await getCompanyView(mine.ctx, copy.id);
  expect(view).toMatchObject({ ownership: "copy", origin_id: id });
  expect(view.differences).toEqual([
    { field: "city", label: "City", shared: "Accra", own: "Kumasi" },
    { field: "industry", label: "Industry", shared: null, own: "Energy" },
  ]);
  await expect(discardLocalCopy(other.ctx, copy.id)).rejects.toMatchObject({ code: "not_found" });
  await expect(unhideCompany(mine.ctx, id)).rejects.toMatchObject({ code: "conflict" });
  expect(await discardLocalCopy(mine.ctx, copy.id)).toMatchObject({ id, city: "Accra" });
  // Links and rows with the copy's id now lead to the shared company.
  expect(await getCompanyOrCopy(mine.ctx, copy.id)).toMatchObject({ id });
  await expect(getCompanyOrCopy(other.ctx, copy.id)).rejects.toMatchObject({ code: "not_found" });
  expect(await found(mine, "given mills")).toEqual([id]);
  expect((await getContact(mine.ctx, contact.id)).companyId).toBe(id);
  await expect(discardLocalCopy(mine.ctx, id)).rejects.toMatchObject({ code: "conflict" });
  await expect(getCompany(mine.ctx, copy.id)).rejects.toMatchObject({ code: "not_found" });
});

it("restoring and editing concurrently never leaves both the copy and the shared company", async () => {
  const mine = await makeBusiness();
  for (let round = 0; round < 4; round += 1) {
    const id = await shareCompany(`Both${round} Mills`);
    await Promise.allSettled([
      editCompany(mine.ctx, id, { city: "Kumasi" }),
      unhideCompany(mine.ctx, id),
      editCompany(mine.ctx, id, { city: "Tamale" }),
    ]);
    expect(await found(mine, `both${round}`)).toHaveLength(1);
  }
});

it("hidden companies are listed page by page with their copies, reading few rows", async () => {
  const mine = await makeBusiness();
  const ids: number[] = [];
  for (let n = 0; n < 5; n += 1) ids.push(await shareCompany(`Listed Mills ${n}`));
  for (const id of ids.slice(0, 4)) await removeCompany(mine.ctx, id);
  const copy = await editCompany(mine.ctx, ids[4] ?? 0, { city: "Kumasi" });
  const meter = metered(mine.ctx);
  const first = await listHiddenCompanies(meter.ctx, { limit: 3 });
  expect(meter.rowsRead()).toBeLessThanOrEqual(30);
  const second = await listHiddenCompanies(mine.ctx, { limit: 3, after: first.next ?? undefined });
  const rows = [...first.rows, ...second.rows];
  expect(rows.map(({ company, copyId }) => [company.id, copyId])).toEqual(
    ids.map((id, index) => [id, index === 4 ? copy.id : null]),
  );
  expect([second.next, first.total]).toEqual([null, { count: 5, isExact: true }]);
  meter.reset();
  expect((await findHiddenCompany(meter.ctx, ids[0] ?? 0))?.company.id).toBe(ids[0]);
  expect(meter.rowsRead()).toBeLessThanOrEqual(6);
  expect((await listHiddenCompanies((await makeBusiness()).ctx, { limit: 3 })).rows).toEqual([]);
});

it("an API change keeps omitted fields and clears those set to null", () => {
  expect(CompanyPatch.parse({})).toEqual({});
  expect(CompanyPatch.parse({ city: null, website: "" })).toEqual({ city: null, website: null });
  expect(CompanyPatch.safeParse({ name: " " }).success).toBe(false);
  expect(CompanyInput.parse({ name: "A" })).toEqual({
    ...{ name: "A", country: null, city: null, industry: null, size: null },
    ...{ employees: null, website: null, description: null },
  });
  expect(CompanyInput.safeParse({}).error?.issues[0]?.message).toBe("Enter the company name.");
});
