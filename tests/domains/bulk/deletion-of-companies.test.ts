import { describe, expect, it } from "vitest";
import { deleteRows } from "~/domains/bulk/deletion/delete-rows.server";
import { deletionPreview } from "~/domains/bulk/deletion/deletion-preview.server";
import { getDeletion, undoDeletion } from "~/domains/bulk/deletion/undo-deletion.server";
import { SelectionSchema } from "~/domains/bulk/selection-schema";
import { CompanyInput } from "~/domains/directory/companies/company-input";
import { createCompany } from "~/domains/directory/companies/create-company.server";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { getCompany } from "~/domains/directory/companies/get-company.server";
import { purgeRemovedCompanies } from "~/domains/directory/companies/removal/find-removed-company.server";
import { removeCompany } from "~/domains/directory/companies/removal/remove-company.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { getContact } from "~/domains/directory/contacts/list-contacts.server";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { countCompanies } from "~/domains/directory/search/count-companies.server";
import { searchCompanies } from "~/domains/directory/search/search-companies.server";
import { addCompanies } from "../../support/fixtures/companies";
import { addAlike } from "../../support/fixtures/lead-search";
import { type Business, makeBusiness, testContext } from "../../support/harness/context";

const word = () => `Zuri${crypto.randomUUID().slice(0, 8)}`;
const of = (input: object) => SelectionSchema.parse(input);

const found = async ({ ctx }: Business, words: string) =>
  (await searchCompanies(ctx, { words }, { limit: 9 })).companies.map(({ id }) => id).sort((a, b) => a - b);

const later = <C extends Business["ctx"]>(ctx: C, seconds: number): C => {
  const at = new Date(Date.now() + seconds * 1000);
  return { ...ctx, now: () => at };
};

async function withCompanies() {
  const mine = await makeBusiness({ plan: "scaleup" });
  const name = word();
  const [shared] = await addCompanies(testContext(), [{ name: `${name} Shared`, country: "GH" }]);
  const own = await createCompany(
    mine.ctx,
    CompanyInput.parse({ name: `${name} Own`, country: "Kenya", description: "Pumps." }),
  );
  const contact = await createContact(
    mine.ctx,
    ContactInput.parse({ contactName: "Wanjiru Kamau", companyName: own.name }),
  );
  return { mine, name, own, sharedId: shared?.id ?? 0, contact };
}

describe("a deletion of companies", () => {
  it("deletes own companies, hides shared ones, and its undo restores all unchanged", async () => {
    const { mine, name, own, sharedId, contact } = await withCompanies();
    const other = await makeBusiness();
    const total = await countCompanies(mine.ctx, {});
    const before = await getCompany(mine.ctx, own.id);
    const picked = of({ companyIds: [own.id, sharedId, 999_999_999] });
    const { says } = await deletionPreview(mine.ctx, picked);
    expect(says.join(" ")).toBe(
      "The companies will be removed from all lists. 1 of these records is shared and will be hidden from your business only. Related records are kept: 1 contact.",
    );
    expect((await deletionPreview(mine.ctx, of({ companyIds: [sharedId] }))).says).toEqual([
      "The company will be removed from all lists.",
      "This record is shared and will be hidden from your business only.",
    ]);
    const { id, count } = await deleteRows(mine.ctx, picked);
    expect([count, await found(mine, name), await found(other, name)]).toEqual([2, [], [sharedId]]);
    expect((await getContact(mine.ctx, contact.id)).companyId).toBe(null);
    await expect(undoDeletion(other.ctx, id)).rejects.toMatchObject({ code: "not_found" });
    expect((await undoDeletion(mine.ctx, id)).text).toBe("2 companies restored.");
    expect((await undoDeletion(mine.ctx, id)).text).toBe("2 companies restored.");
    expect(await found(mine, name)).toEqual([sharedId, own.id].sort((a, b) => a - b));
    expect(await getCompany(mine.ctx, own.id)).toEqual(before);
    expect((await getContact(mine.ctx, contact.id)).companyId).toBe(own.id);
    expect(await countCompanies(mine.ctx, {})).toEqual(total);
  });

  it("doesn't restore companies that were restored and deleted again later", async () => {
    const { mine, name, own, sharedId } = await withCompanies();
    const ids = [own.id, sharedId];
    const first = await deleteRows(mine.ctx, of({ companyIds: ids }));
    await undoDeletion(mine.ctx, first.id);
    const second = await deleteRows(later(mine.ctx, 5), of({ companyIds: ids }));
    expect((await undoDeletion(mine.ctx, first.id)).text).toBe(
      "0 companies restored. 2 not restored: It was restored and deleted again.",
    );
    expect(await found(mine, name)).toEqual([]);
    await undoDeletion(mine.ctx, second.id);
    await removeCompany(later(mine.ctx, 9), sharedId);
    expect((await undoDeletion(mine.ctx, second.id)).back).toEqual([own.id]);
    expect(await found(mine, name)).toEqual([own.id]);
  });

  it("records separate rows for two concurrent deletions, and undoing both restores all", async () => {
    const { mine, name, own, sharedId } = await withCompanies();
    const [third] = await addCompanies(testContext(), [{ name: `${name} Third`, country: "GH" }]);
    const ids = [own.id, sharedId, third?.id ?? 0];
    const both = await Promise.allSettled([
      deleteRows(mine.ctx, of({ companyIds: ids.slice(0, 2) })),
      deleteRows(mine.ctx, of({ companyIds: ids.slice(1) })),
    ]);
    expect(await found(mine, name)).toEqual([]);
    const done = both.flatMap((side) => (side.status === "fulfilled" ? [side.value] : []));
    const named = await Promise.all(done.map(async ({ id }) => (await getDeletion(mine.ctx, id)).ids));
    expect(named.flat().sort()).toEqual(ids.sort());
    await Promise.all([...done, ...done].map(({ id }) => undoDeletion(mine.ctx, id)));
    expect(await found(mine, name)).toEqual(ids.sort((a, b) => a - b));
  });

  it("names the companies that can't be restored: another copy exists, or retention has purged them", async () => {
    const { mine, own, sharedId } = await withCompanies();
    const first = await deleteRows(mine.ctx, of({ companyIds: [own.id, sharedId] }));
    await undoDeletion(mine.ctx, first.id);
    const copy = await editCompany(mine.ctx, sharedId, CompanyInput.parse({ name: word() }));
    expect((await undoDeletion(mine.ctx, first.id)).refused).toEqual([
      {
        id: sharedId,
        reason: "You have another edited version of this company. Discard the other version first.",
      },
    ]);
    const second = await deleteRows(mine.ctx, of({ companyIds: [own.id, copy.id] }));
    expect((await undoDeletion(mine.ctx, second.id)).back).toEqual([own.id, copy.id]);
    const third = await deleteRows(mine.ctx, of({ companyIds: [own.id] }));
    await purgeRemovedCompanies(testContext(), new Date(Date.now() + 86_400_000));
    expect((await undoDeletion(mine.ctx, third.id)).refused).toEqual([
      { id: own.id, reason: "The company was deleted permanently." },
    ]);
  });

  it("deletes and restores 500 in one batch", async () => {
    const { ctx } = await makeBusiness({ plan: "scaleup" });
    const ids = await addAlike(ctx, 500);
    const { id, count } = await deleteRows(ctx, of({ companyIds: ids }));
    expect(count).toBe(500);
    expect((await undoDeletion(ctx, id)).text).toBe("500 companies restored.");
  });
});
