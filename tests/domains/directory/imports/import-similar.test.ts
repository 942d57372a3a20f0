import { describe, expect, it } from "vitest";
import { listContacts } from "~/domains/directory/contacts/list-contacts.server";
import { rowsAdded } from "~/domains/directory/imports/import";
import { previewOf } from "~/domains/directory/imports/import-view";
import { getImport } from "~/domains/directory/imports/imports.server";
import { listDuplicates } from "~/domains/directory/imports/list-duplicates.server";
import { requestImportUndo } from "~/domains/directory/imports/request-import-undo.server";
import { type DuplicateChoice, type DuplicatesShown, StartImport } from "~/domains/directory/imports/schemas";
import { startImport } from "~/domains/directory/imports/start-import.server";
import { check, checkPeople, ownCompanies, ownPeople, runQueue } from "../../../support/fixtures/imports";
import { addCompanies, addShared } from "../../../support/fixtures/lead-search";
import { type Business, makeBusiness } from "../../../support/harness/context";

type Ctx = Business["ctx"];
const LIST = { limit: 50 };
const HEAD = "name,country,city,website,employees\n";

async function start(ctx: Ctx, id: number, choices: Partial<Record<keyof StartImport, DuplicateChoice>>) {
  await startImport(ctx, id, StartImport.parse(choices));
  await runQueue(ctx);
  return getImport(ctx, id);
}

const reasonsOf = async (ctx: Ctx, id: number) =>
  (await listDuplicates(ctx, id, LIST)).rows.map(({ line, reason }) => `${line} ${reason}`);

describe("a company in a file that is similar to an existing one", () => {
  it.each([
    ["a slip of a letter", "Savanah Agro Processors,Kenya,,,", true],
    ["one website below another", "Savannah Agro,Kenya,,shop.savannah-agro.test,", true],
    ["a plural", "Savannah Agros Processor,Kenya,,,", true],
    ["the country in the name", "Savannah Agro Processors Kenya,Kenya,,,", true],
    ["another number", "Savannah Agro Processors 2,Kenya,,,", false],
    ["another country", "Savanah Agro Processors,Ghana,,,", false],
    ["another word", "Highland Agro Processors,Kenya,,,", false],
  ])("is flagged as similar if it differs by %s: %s", async (_, row, isSimilar) => {
    const { ctx } = await makeBusiness();
    await addCompanies(ctx, [{ name: "Savannah Agro Processors", website: "https://savannah-agro.test" }]);
    const checked = await check(ctx, HEAD + row);
    expect(checked).toMatchObject({ rowsDuplicate: 0, rowsSimilar: isSimilar ? 1 : 0 });
    if (isSimilar)
      expect((await reasonsOf(ctx, checked.id))[0]).toMatch(
        /^2 This company looks like “Savannah Agro Processors” \(match score \d+ out of 100\)\.$/,
      );
  });

  const FILE = `${HEAD}Savanah Agro Processors,Kenya,Nakuru,,40\nSavannah Agro Processors,Kenya,,,\nZawadi Textiles,Kenya,,,\nZawadi Textile,Kenya,Thika,,\nZawadi Textile,Kenya,Thika,,\n`;

  it.each<[DuplicateChoice, number, number, number]>([
    ["skip", 1, 0, 4],
    ["update", 1, 2, 2],
    ["create", 3, 0, 2],
  ])(
    "adds as many companies as the button states for the choice “%s”",
    async (onSimilar, created, updated, skipped) => {
      const { ctx } = await makeBusiness();
      await addCompanies(ctx, [{ name: "Savannah Agro Processors" }]);
      const checked = await check(ctx, FILE);
      expect(checked).toMatchObject({ rowsTotal: 5, rowsDuplicate: 2, rowsSimilar: 2 });
      expect(rowsAdded(checked, { onDuplicate: "skip", onSimilar })).toBe(created);
      const done = await start(ctx, checked.id, { onSimilar });
      expect(done).toMatchObject({ rowsCreated: created, rowsUpdated: updated, rowsSkipped: skipped });
      const companies = await ownCompanies(ctx);
      expect(companies).toHaveLength(1 + created);
      const merged = onSimilar === "update";
      expect(companies[0]).toMatchObject({
        name: "Savannah Agro Processors",
        city: merged ? "Nakuru" : null,
        employees: merged ? 40 : null,
      });
      expect(companies.find(({ name }) => name === "Zawadi Textiles")?.city).toBe(merged ? "Thika" : null);
      await requestImportUndo(ctx, checked.id);
      await runQueue(ctx);
      expect(await ownCompanies(ctx)).toMatchObject([{ city: null, employees: null }]);
    },
  );

  it("is listed separately from exact duplicates, and each list has as many rows as its figure", async () => {
    const { ctx } = await makeBusiness();
    await addCompanies(ctx, [{ name: "Savannah Agro Processors" }]);
    const { id, rowsDuplicate, rowsSimilar } = await check(ctx, FILE);
    const linesOf = async (show: DuplicatesShown) => {
      const { rows, total } = await listDuplicates(ctx, id, { ...LIST, show });
      expect(total.count).toBe(rows.length);
      return rows.map(({ line }) => line);
    };
    expect([await linesOf("existing"), await linesOf("similar"), await linesOf("people")]).toEqual([
      [3, 6],
      [2, 5],
      [],
    ]);
    expect([rowsDuplicate, rowsSimilar, (await linesOf("all")).length]).toEqual([2, 2, 4]);
    const first = await listDuplicates(ctx, id, { limit: 1, show: "similar" });
    const next = await listDuplicates(ctx, id, { limit: 1, show: "similar", cursor: first.next ?? 0 });
    expect([first.rows[0]?.line, next.rows[0]?.line, next.next]).toEqual([2, 5, null]);
  });

  it("is not added by a second import, whatever was chosen in the first", async () => {
    for (const onSimilar of ["skip", "update", "create"] as const) {
      const { ctx } = await makeBusiness();
      await start(ctx, (await check(ctx, FILE)).id, { onSimilar });
      const before = await ownCompanies(ctx);
      const again = await check(ctx, FILE);
      expect(rowsAdded(again, { onDuplicate: "skip", onSimilar: "skip" })).toBe(0);
      expect(await start(ctx, again.id, { onSimilar: "skip" })).toMatchObject({ rowsCreated: 0 });
      expect(await ownCompanies(ctx)).toEqual(before);
    }
  });

  it("is found in an earlier chunk of the file, and in the shared directory by its name", async () => {
    const { ctx } = await makeBusiness();
    await addShared(ctx, "TD", 1, { name: "Sahel Grain Millers" });
    const others = Array.from({ length: 600 }, (_, at) => `Company ${at},Chad,,,\n`).join("");
    const file = `${HEAD}Zawadi Textiles,Chad,,,\n${others}Zawadi Textile,Chad,Moundou,,\nSahel Grain Millers Chad,Chad,,,\n`;
    const checked = await check(ctx, file);
    expect(checked).toMatchObject({ rowsTotal: 603, rowsDuplicate: 0, rowsSimilar: 2 });
    const done = await start(ctx, checked.id, { onSimilar: "update" });
    expect(done).toMatchObject({ rowsCreated: 601 });
    expect((await ownCompanies(ctx)).find(({ name }) => name === "Zawadi Textiles")?.city).toBe("Moundou");
  });

  it("is left out of the preview, like duplicates and rejected rows", async () => {
    const { ctx } = await makeBusiness();
    await addCompanies(ctx, [{ name: "Savannah Agro Processors" }]);
    const checked = await check(ctx, `${FILE}Broken,Narnia,,,\nMwezi Foods,Togo,,,\n`);
    expect(previewOf(checked, ctx.now()).rows.map(({ name }) => name)).toEqual([
      "Zawadi Textiles",
      "Mwezi Foods",
    ]);
  });
});

describe("a person in a file who is similar to an existing contact", () => {
  const FILE =
    "name,title,email,phone,company\nAmina Odhiambo,Director,amina@jua.test,,Jua\nDr. Otieno Ouma,,,+254700000001,\nOtieno Ouma,Buyer,,0700 000 001,Upepo\n";

  async function there() {
    const { ctx } = await makeBusiness();
    const first = await checkPeople(ctx, "name,company\nAmina Odhiambo,Jua Ltd\n");
    await start(ctx, first.id, {});
    return ctx;
  }

  it("has the same name and company without an address, or the same phone number", async () => {
    const ctx = await there();
    const checked = await checkPeople(ctx, FILE);
    expect(checked).toMatchObject({ rowsTotal: 3, rowsDuplicate: 0, rowsSimilar: 2 });
    expect(await reasonsOf(ctx, checked.id)).toEqual([
      expect.stringMatching(/^2 This contact looks like “Amina Odhiambo” \(match score \d+ out of 100\)\.$/),
      expect.stringMatching(
        /^4 This contact looks like “Dr. Otieno Ouma” earlier in the file \(match score \d+ out of 100\)\.$/,
      ),
    ]);
    expect(previewOf(checked, ctx.now()).people.map(({ contactName }) => contactName)).toEqual([
      "Dr. Otieno Ouma",
    ]);
  });

  it.each<[DuplicateChoice, number, number]>([
    ["skip", 1, 0],
    ["update", 1, 2],
    ["create", 3, 0],
  ])(
    "adds as many contacts as the button states for the choice “%s”",
    async (onSimilar, created, updated) => {
      const ctx = await there();
      const checked = await checkPeople(ctx, FILE);
      expect(rowsAdded(checked, { onDuplicate: "skip", onSimilar })).toBe(created);
      const done = await start(ctx, checked.id, { onSimilar });
      expect(done).toMatchObject({
        peopleCreated: created,
        peopleUpdated: updated,
        peopleSkipped: 3 - created - updated,
      });
      expect(await ownPeople(ctx)).toHaveLength(1 + created);
      if (onSimilar !== "update") return;
      const [amina, otieno] = await ownPeople(ctx);
      expect(amina).toMatchObject({ title: "Director", email: "amina@jua.test", company: "Jua Ltd" });
      expect(otieno).toMatchObject({ title: "Buyer" });
      const found = await listContacts(ctx, { words: "amina@jua.test" }, LIST);
      expect(found.rows).toHaveLength(1);
      expect((await checkPeople(ctx, FILE)).rowsDuplicate).toBe(1);
      await requestImportUndo(ctx, checked.id);
      await runQueue(ctx);
      expect(await ownPeople(ctx)).toMatchObject([{ name: "Amina Odhiambo", title: null, email: null }]);
    },
  );

  it("adds missing values to an existing contact, without overwriting any", async () => {
    const { ctx } = await makeBusiness();
    const first = await checkPeople(ctx, "name,title,email\nAmina,Director,amina@jua.test\n");
    await start(ctx, first.id, {});
    const again = await checkPeople(
      ctx,
      "name,title,email,phone\nAmina,Intern,AMINA@jua.test,+254700000001\nAmina,,amina@jua.test,+254700000009\n",
    );
    expect(again).toMatchObject({ rowsDuplicate: 2, rowsSimilar: 0 });
    expect(await start(ctx, again.id, { onDuplicate: "update" })).toMatchObject({
      peopleCreated: 0,
      peopleUpdated: 1,
      peopleSkipped: 1,
    });
    const [amina] = (await listContacts(ctx, {}, LIST)).rows;
    expect(amina).toMatchObject({ contactTitle: "Director", phoneNumber: "+254700000001" });
    expect(amina?.fieldSources?.phoneNumber).toMatchObject({ source: "file people.csv" });
  });
});
