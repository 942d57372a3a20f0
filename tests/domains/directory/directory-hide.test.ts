import { expect, it } from "vitest";
import { getDirectoryStats } from "~/domains/directory/companies/directory-stats.server";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { getCompaniesByIds, getCompany } from "~/domains/directory/companies/get-company.server";
import { hideCompany, unhideCompany } from "~/domains/directory/companies/hide-company.server";
import { companyJson } from "~/domains/directory/companies/json";
import { removeCompany } from "~/domains/directory/companies/removal/remove-company.server";
import { updateCompanyStatements } from "~/domains/directory/companies/write-companies.server";
import { OWN_SOURCE } from "~/domains/directory/contacts/contact";
import { countCompanies } from "~/domains/directory/search/count-companies.server";
import { searchCompanies } from "~/domains/directory/search/search-companies.server";
import { addCompanies } from "../../support/fixtures/companies";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

async function sharedCompany(name: string) {
  const [draft] = await addCompanies(testContext(), [{ name, country: "KE", industry: "energy" }]);
  if (!draft) throw new Error("no company");
  return draft;
}

const found = async ({ ctx }: Business, words: string) =>
  (await searchCompanies(ctx, { words }, { limit: 9 })).companies.map((company) => company.id);

it("a hidden company is invisible to one account only, until it is restored", async () => {
  const [mine, other] = [await makeBusiness(), await makeBusiness()];
  const { id } = await sharedCompany("Hideable Energy");
  const total = (await countCompanies(mine.ctx, {})).count;
  await env.DB.prepare("insert or ignore into company_days values (0, 1, 0)").run();
  await hideCompany(mine.ctx, id);
  await hideCompany(mine.ctx, id);
  expect(await found(mine, "hideable")).toEqual([]);
  expect(await found(other, "hideable")).toEqual([id]);
  expect((await countCompanies(mine.ctx, {})).count).toBe(total - 1);
  expect((await countCompanies(other.ctx, {})).count).toBe(total);
  expect(await getDirectoryStats(mine.ctx)).toMatchObject({
    totalCompanies: total - 1,
    recentlyAdded: total - 1,
  });
  expect(await getDirectoryStats(other.ctx)).toMatchObject({ totalCompanies: total, recentlyAdded: total });
  await expect(getCompany(mine.ctx, id)).rejects.toMatchObject({ code: "not_found" });
  expect(await getCompaniesByIds(mine.ctx, [id])).toEqual([]);
  expect((await getCompany(other.ctx, id)).name).toBe("Hideable Energy");
  await unhideCompany(mine.ctx, id);
  expect(await found(mine, "hideable")).toEqual([id]);
  expect((await countCompanies(mine.ctx, {})).count).toBe(total);
});

it("a hidden company stays hidden when its shared row is updated", async () => {
  const mine = await makeBusiness();
  const draft = await sharedCompany("Rewritten Energy");
  await removeCompany(mine.ctx, draft.id);
  const shared = testContext();
  await shared.d1.batch(
    updateCompanyStatements(shared, [{ ...draft, name: "Rewritten Power", website: "x.example" }]),
  );
  expect(await found(mine, "rewritten")).toEqual([]);
  expect(await found(await makeBusiness(), "rewritten power")).toEqual([draft.id]);
});

it("one company hidden by many accounts concurrently is hidden for each of them", async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => makeBusiness()));
  const { id } = await sharedCompany("Crowded Energy");
  await Promise.all(all.map((business) => hideCompany(business.ctx, id)));
  for (const business of all) expect(await found(business, "crowded")).toEqual([]);
  expect(await found(await makeBusiness(), "crowded")).toEqual([id]);
});

it("editing a shared company creates the account's own copy", async () => {
  const [mine, other] = [await makeBusiness(), await makeBusiness()];
  const { id } = await sharedCompany("Copied Energy");
  const copy = await editCompany(mine.ctx, id, { city: "Nakuru", country: "KE" });
  expect(copy).toMatchObject({
    accountId: mine.account.id,
    originId: id,
    name: "Copied Energy",
    city: "Nakuru",
  });
  expect(Object.keys(copy.fieldSources ?? {})).toEqual(["city"]);
  expect(copy.fieldSources?.city?.source).toBe(OWN_SOURCE);
  expect(await found(mine, "copied")).toEqual([copy.id]);
  expect(await found(other, "copied")).toEqual([id]);
  const again = await editCompany(mine.ctx, copy.id, { name: "Copied Twice" });
  expect(again).toMatchObject({ id: copy.id, name: "Copied Twice", city: "Nakuru", originId: id });
  expect(await found(mine, "copied")).toEqual([copy.id]);
  await expect(editCompany(other.ctx, copy.id, { city: "x" })).rejects.toMatchObject({ code: "not_found" });
  await removeCompany(mine.ctx, copy.id);
  expect(await found(mine, "copied")).toEqual([]);
});

it("reading one company or many reads few rows and returns the documented field names", async () => {
  const mine = await makeBusiness();
  const drafts = await addCompanies(
    mine.ctx,
    Array.from({ length: 50 }, (_, index) => ({ name: `Read ${index}` })),
  );
  const meter = metered(mine.ctx);
  const ids = drafts.map((draft) => draft.id).reverse();
  expect((await getCompaniesByIds(meter.ctx, ids)).map((company) => company.id)).toEqual(ids);
  expect(meter.rowsRead()).toBeLessThanOrEqual(200);
  meter.reset();
  const { id } = await sharedCompany("Named Energy");
  const json = companyJson(await getCompany(meter.ctx, id));
  expect(meter.rowsRead()).toBeLessThanOrEqual(3);
  expect(json).toMatchObject({
    id,
    name: "Named Energy",
    country: "Kenya",
    industry: "Energy",
    contact_name: null,
  });
});
