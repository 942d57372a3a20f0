import { describe, expect, it } from "vitest";
import { getImport } from "~/domains/directory/imports/imports.server";
import { confirmImportMapping } from "~/domains/directory/imports/mapping/confirm-import-mapping.server";
import { rereadImport } from "~/domains/directory/imports/reread-import.server";
import type { ImportMapping } from "~/domains/directory/imports/schemas";
import { startImport } from "~/domains/directory/imports/start-import.server";
import { importPeople, ownPeople, runQueue, upload } from "../../../support/fixtures/imports";
import { makeBusiness } from "../../../support/harness/context";

const TITLED = `Customers 2026,,

"Exported by finance, not for publication",,
Name,Email,Company
Amina,amina@rows.test,Jua
Otieno,otieno@rows.test,Upepo
`;

describe("the header row", () => {
  it.each<[string, string, number, string[]]>([
    ["on the first line", "name,email\nAmina,a@rows.test\n", 1, ["name", "email"]],
    ["below a title and a note", TITLED, 4, ["Name", "Email", "Company"]],
    [
      "below notes of one cell",
      "Notes:\n\nFirst Name,Last Name,URL\nAma,Mensah,x\n",
      3,
      ["First Name", "Last Name", "URL"],
    ],
    [
      "below as many titles as there are rows",
      "Kontakte\n\nStand: 30.11.2026\n\nVorname;Nachname;E-Mail\nUte;Ott;u@rows.test\n",
      5,
      ["Vorname", "Nachname", "E-Mail"],
    ],
    ["of one column, whatever its cells contain", "Name\nJua Ltd\nUpepo; Sons\nMwezi; Foods\n", 1, ["Name"]],
    ["of names that nobody knows", "Alpha,Beta\nAmina,Jua\n", 1, ["Alpha", "Beta"]],
    ["below an empty line", "\n,\nname,email\nAmina,a@rows.test\n", 3, ["name", "email"]],
    [
      "not mistaken for a row whose cells happen to be column names",
      "Contact,Company,Notes\nAmina,Jua,Email\nOtieno,Upepo,Mobile\n",
      1,
      ["Contact", "Company", "Notes"],
    ],
  ])("is detected: %s", async (_, file, line, columns) => {
    const { ctx } = await makeBusiness();
    expect(await upload(ctx, file, "p.csv", "contacts")).toMatchObject({ headerLine: line, columns });
  });

  it("is skipped by the import, with all lines above it", async () => {
    const { ctx } = await makeBusiness();
    const row = await importPeople(ctx, TITLED);
    expect(row).toMatchObject({ rowsTotal: 2, rowsRejected: 0, peopleCreated: 2 });
    expect((await ownPeople(ctx)).map(({ name, company }) => [name, company])).toEqual([
      ["Amina", "Jua"],
      ["Otieno", "Upepo"],
    ]);
  });

  it("can be changed to another existing line, even after a check, and not after the import", async () => {
    const { ctx } = await makeBusiness();
    const file = "Code,Label\nname,email\nAmina,a@rows.test\nOtieno,o@rows.test\n";
    const { id, firstRows } = await upload(ctx, file, "p.csv", "contacts");
    expect(firstRows?.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
    const row = await rereadImport(ctx, id, { headerLine: 2 });
    expect(row).toMatchObject({ columns: ["name", "email"], mapping: ["personName", "personEmail"] });
    await confirmImportMapping(ctx, id, {
      mapping: row.mapping as ImportMapping["mapping"],
      onDuplicate: "skip",
    });
    await runQueue(ctx);
    expect(await getImport(ctx, id)).toMatchObject({ status: "checked", rowsTotal: 2 });
    await rereadImport(ctx, id, { headerLine: 1 });
    expect(await getImport(ctx, id)).toMatchObject({
      status: "uploaded",
      rowsTotal: null,
      columns: ["Code", "Label"],
    });
    await rereadImport(ctx, id, { headerLine: 2 });
    await expect(rereadImport(ctx, id, { headerLine: 40 })).rejects.toMatchObject({
      code: "invalid",
      field: "headerLine",
    });
    const chosen = await getImport(ctx, id);
    await confirmImportMapping(ctx, id, {
      mapping: chosen.mapping as ImportMapping["mapping"],
      onDuplicate: "skip",
    });
    await runQueue(ctx);
    await startImport(ctx, id, {});
    await runQueue(ctx);
    expect((await ownPeople(ctx)).map(({ name }) => name)).toEqual(["Amina", "Otieno"]);
    await expect(rereadImport(ctx, id, { headerLine: 1 })).rejects.toMatchObject({ code: "conflict" });
  });

  it("change asks again about opt-out columns that were ignored before", async () => {
    const { ctx } = await makeBusiness();
    const file = "Name,Email,Unsubscribed\nAmina,a@rows.test,yes\n";
    const { id } = await upload(ctx, file, "p.csv", "contacts");
    const left = { mapping: ["personName", "personEmail", null], onDuplicate: "skip" } as const;
    await confirmImportMapping(ctx, id, { ...left, mapping: [...left.mapping], ignoreOptOuts: true });
    await runQueue(ctx);
    await rereadImport(ctx, id, { headerLine: 1 });
    await expect(
      confirmImportMapping(ctx, id, { ...left, mapping: [...left.mapping] }),
    ).rejects.toMatchObject({
      field: "ignoreOptOuts",
    });
  });
});
