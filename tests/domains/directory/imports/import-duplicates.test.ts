import { describe, expect, it } from "vitest";
import { isAborted } from "~/core/statement";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { getCompany } from "~/domains/directory/companies/get-company.server";
import { unchangedStatements } from "~/domains/directory/imports/find-duplicates.server";
import { countKept, getImport } from "~/domains/directory/imports/imports.server";
import { requestImportUndo } from "~/domains/directory/imports/request-import-undo.server";
import { searchCompanies } from "~/domains/directory/search/search-companies.server";
import { addCompanies } from "../../../support/fixtures/companies";
import { check, companiesCsv, importFile, ownCompanies, runQueue } from "../../../support/fixtures/imports";
import { type Business, makeBusiness, still, testContext } from "../../../support/harness/context";
import { metered } from "../../../support/harness/metered";

type Ctx = Business["ctx"];

const FIRST = "name,country,city,website\nAcme Ltd,Kenya,Nairobi,https://acme.example\nBeta,Ghana,,\n";
const SECOND =
  "name,country,city,website\nACME Limited,KE,Mombasa,\nOther name,Kenya,,http://www.acme.example/about\nBeta,Togo,Lomé,\nBeta,Ghana,,\n";

const sharedCompany = async (name: string): Promise<number> => {
  const fields = { name, country: "GH", city: "Accra", source: "starter list" };
  return (await addCompanies(testContext(), [fields]))[0]?.id ?? 0;
};

const found = async (ctx: Ctx, words: string) =>
  (await searchCompanies(ctx, { words }, { limit: 10 })).companies.map(({ id, name, city }) => ({
    id,
    name,
    city,
  }));

async function undo(ctx: Ctx, importId: number) {
  await requestImportUndo(ctx, importId);
  await runQueue(ctx);
  return getImport(ctx, importId);
}

describe("a row that exists in the directory", () => {
  it("is skipped", async () => {
    const { ctx } = await makeBusiness();
    await importFile(ctx, FIRST);
    expect(await importFile(ctx, SECOND, "skip")).toMatchObject({
      rowsCreated: 1,
      rowsUpdated: 0,
      rowsSkipped: 3,
      rowsDuplicate: 3,
    });
    expect((await ownCompanies(ctx)).map(({ name, city }) => [name, city])).toEqual([
      ["Acme Ltd", "Nairobi"],
      ["Beta", null],
      ["Beta", "Lomé"],
    ]);
  });

  it("is updated with values from the file, and keeps those that the file leaves empty", async () => {
    const { ctx } = await makeBusiness();
    await importFile(ctx, FIRST);
    expect(await importFile(ctx, SECOND, "update")).toMatchObject({
      rowsCreated: 1,
      rowsUpdated: 2,
      rowsSkipped: 1,
    });
    const [acme] = await ownCompanies(ctx);
    expect(acme).toMatchObject({
      name: "Other name",
      city: "Mombasa",
      website: "http://www.acme.example/about",
    });
    const company = await getCompany(ctx, acme?.id as number);
    expect(company.fieldSources?.city).toMatchObject({ source: "file companies.csv" });
    expect(await found(ctx, "mombasa")).toHaveLength(1);
    expect(await found(ctx, "nairobi")).toHaveLength(0);
  });

  it("is created again if the user chooses so", async () => {
    const { ctx } = await makeBusiness();
    await importFile(ctx, FIRST);
    expect(await importFile(ctx, SECOND, "create")).toMatchObject({
      rowsCreated: 4,
      rowsUpdated: 0,
      rowsSkipped: 0,
    });
    expect(await ownCompanies(ctx)).toHaveLength(6);
  });

  it("within one file, even in another chunk, is the same company", async () => {
    const { ctx } = await makeBusiness();
    const file = `${companiesCsv(700)}Company 3,Togo,Lomé\nCompany 699,Togo,Kara\nCompany 699,Togo,Sokodé\n`;
    const row = await importFile(ctx, file, "update");
    expect(row).toMatchObject({ rowsCreated: 700, rowsUpdated: 3, rowsDuplicate: 3 });
    const cities = new Map((await ownCompanies(ctx)).map(({ name, city }) => [name, city]));
    expect([cities.get("Company 3"), cities.get("Company 699")]).toEqual(["Lomé", "Sokodé"]);
    expect(await undo(ctx, row.id)).toMatchObject({ status: "undone", rowsDone: 700 });
    expect(await ownCompanies(ctx)).toEqual([]);
  });

  it("in another account is not a duplicate", async () => {
    const { ctx: other } = await makeBusiness();
    await importFile(other, FIRST);
    const { ctx } = await makeBusiness();
    expect(await importFile(ctx, FIRST)).toMatchObject({ rowsCreated: 2, rowsDuplicate: 0 });
  });

  it("is found without reading rows of other accounts", async () => {
    for (let account = 0; account < 4; account += 1)
      await importFile((await makeBusiness()).ctx, companiesCsv(300));
    const { ctx } = await makeBusiness();
    const meter = metered(ctx);
    await check(meter.ctx, companiesCsv(300));
    expect(meter.rowsRead()).toBeLessThan(300 * 5);
  });
});

describe("a name with many existing companies", () => {
  it("is read once per chunk", async () => {
    const { ctx } = await makeBusiness();
    const file = `name,country,website\n${"Acme,Kenya,https://acme.example\n".repeat(900)}`;
    await importFile(ctx, file, "create");
    const meter = metered(ctx);
    expect(await check(meter.ctx, file)).toMatchObject({ rowsDuplicate: 900 });
    expect(meter.rowsRead()).toBeLessThan(200);
  });
});

describe("a shared company updated by a file", () => {
  it("becomes the account's own copy, for no other account, until the import is undone", async () => {
    const id = await sharedCompany("Volta Shared Works");
    const { ctx } = await makeBusiness();
    const { ctx: other } = await makeBusiness();
    const row = await importFile(ctx, "name,country,city\nVolta Shared Works,Ghana,Ho\n", "update");
    expect(row).toMatchObject({ rowsCreated: 0, rowsUpdated: 1 });
    expect(await ownCompanies(ctx)).toMatchObject([{ city: "Ho", originId: id, source: "starter list" }]);
    expect(await found(ctx, "volta shared")).toMatchObject([{ city: "Ho" }]);
    expect(await found(other, "volta shared")).toMatchObject([{ id, city: "Accra" }]);
    const again = await importFile(ctx, "name,country,city\nVolta Shared Works,Ghana,Kpando\n", "update");
    expect(again).toMatchObject({ rowsUpdated: 1 });
    expect(await ownCompanies(ctx)).toHaveLength(1);
    await undo(ctx, again.id);
    await undo(ctx, row.id);
    expect(await found(ctx, "volta shared")).toMatchObject([{ id, city: "Accra" }]);
  });

  it("is skipped if nothing would change", async () => {
    await sharedCompany("Unchanged Works");
    const { ctx } = await makeBusiness();
    const row = await importFile(ctx, "name,country,city\nUnchanged Works,Ghana,Accra\n", "update");
    expect(row).toMatchObject({ rowsUpdated: 0, rowsSkipped: 1 });
    expect(await ownCompanies(ctx)).toEqual([]);
  });

  it("is not overwritten if it was edited since, even within the same second", async () => {
    const ctx = still((await makeBusiness()).ctx);
    const added = await addCompanies(ctx, [{ name: "Edited Works", country: "GH" }, { name: "Other Works" }]);
    const read = await Promise.all(added.map(({ id }) => getCompany(ctx, id)));
    const write = () => ctx.d1.batch(unchangedStatements(ctx, read));
    await write();
    const edited = await editCompany(ctx, read[0]?.id ?? 0, { city: "Accra" });
    expect(edited.updatedAt).toEqual(read[0]?.updatedAt);
    await expect(write()).rejects.toSatisfy(isAborted);
  });
});

describe("undo", () => {
  it("restores what an update changed, including the search index", async () => {
    const { ctx } = await makeBusiness();
    const first = await importFile(ctx, FIRST);
    const before = await ownCompanies(ctx);
    const second = await importFile(ctx, SECOND, "update");
    expect(await undo(ctx, second.id)).toMatchObject({ status: "undone" });
    expect(await ownCompanies(ctx)).toEqual(before);
    expect(await found(ctx, "nairobi")).toHaveLength(1);
    expect(await found(ctx, "mombasa")).toHaveLength(0);
    await undo(ctx, first.id);
    expect(await ownCompanies(ctx)).toEqual([]);
  });

  it("keeps added and updated companies that were edited since", async () => {
    const { ctx } = await makeBusiness();
    await importFile(ctx, FIRST);
    const second = await importFile(ctx, SECOND, "update");
    const [acme, , togo] = await ownCompanies(ctx);
    const later = { ...ctx, now: () => new Date(Date.now() + 60_000) };
    await editCompany(later, acme?.id as number, { city: "Kisumu" });
    await editCompany(later, togo?.id as number, { city: "Aného" });
    expect(await undo(ctx, second.id)).toMatchObject({ status: "undone", rowsDone: 0 });
    expect((await ownCompanies(ctx)).map(({ city }) => city)).toEqual(["Kisumu", null, "Aného"]);
    const meter = metered(ctx);
    expect(await countKept(meter.ctx, second.id)).toEqual({ count: 2, isExact: true });
    expect(meter.rowsRead()).toBeLessThan(50);
  });

  it("runs once if requested twice, and is rejected for an import that wrote nothing", async () => {
    const { ctx } = await makeBusiness();
    const row = await importFile(ctx, FIRST);
    await Promise.all([requestImportUndo(ctx, row.id), requestImportUndo(ctx, row.id)]);
    await runQueue(ctx);
    expect(await requestImportUndo(ctx, row.id)).toMatchObject({ status: "undone", rowsDone: 2 });
    const checked = await check(ctx, FIRST);
    await expect(requestImportUndo(ctx, checked.id)).rejects.toMatchObject({ code: "conflict" });
  });
});
