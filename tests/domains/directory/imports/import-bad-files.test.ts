import { describe, expect, it } from "vitest";
import { getImport, listImportRejects, listImports } from "~/domains/directory/imports/imports.server";
import { confirmImportMapping } from "~/domains/directory/imports/mapping/confirm-import-mapping.server";
import { receiveImport } from "~/domains/directory/imports/receive-import.server";
import { requestImportUndo } from "~/domains/directory/imports/request-import-undo.server";
import { startImport } from "~/domains/directory/imports/start-import.server";
import { check, importFile, ownCompanies, upload } from "../../../support/fixtures/imports";
import { env, makeBusiness } from "../../../support/harness/context";

const bytes = (...values: (number | string)[]) =>
  Uint8Array.from(
    values.flatMap((value) => (typeof value === "number" ? [value] : [...value].map((c) => c.charCodeAt(0)))),
  );

const NOISE = Uint8Array.from({ length: 4000 }, (_, index) => (index * 7919 + (index >> 3)) % 256);

const REFUSED: [string, string | Uint8Array, RegExp][] = [
  ["a workbook", bytes("PK", 3, 4, "xl/workbook.xml", 0, 0), /spreadsheet.*CSV UTF-8/],
  ["an old workbook", bytes(0xd0, 0xcf, 0x11, 0xe0, 0, 1), /Excel 97–2003 workbook.*CSV UTF-8/],
  ["a picture", bytes(0x89, "PNG", 13, 10, 26, 10, 0, 0), /image \(PNG\).*Choose/],
  ["a PDF", "%PDF-1.7\n%âãÏÓ\n1 0 obj", /PDF.*Export/],
  ["a compressed file", bytes(0x1f, 0x8b, 8, 0, 0), /compressed.*Unpack/],
  ["other bytes", NOISE, /isn’t a text file.*CSV UTF-8/],
  ["a web page", "<!doctype html><html><body>Sign in</body></html>", /web page.*Download/],
  ["vCards", "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ama Serwaa\r\nEND:VCARD\r\n", /vCard.*“Paste contacts”/],
  ["JSON", '[{"name":"Acme","country":"Kenya"}]', /JSON.*Convert/],
  ["nothing", "", /empty.*header and at least one row/],
  ["blank lines", "\n\n  \n", /empty.*header and at least one row/],
  ["a header without rows", "name,country,website\n", /no rows.*Add rows/],
  [
    "rows without a header",
    "Acme Ltd,Kenya,https://acme.example\nBeta Ltd,Ghana,\n",
    /no column names.*“name,country,website” and upload/,
  ],
  ["a broken header", '"name,country\nAcme,Kenya\n', /column names.*quotation mark/],
  ["one endless line", "x".repeat(200_000), /column names.*longer than 64 kB/],
  [
    "too many columns",
    `${"a,".repeat(300)}name\n${"1,".repeat(300)}Acme\n`,
    /301 columns, but the limit is 200/,
  ],
];

async function storedFiles(accountId: number): Promise<number> {
  return (await env.FILES.list({ prefix: `imports/${accountId}/` })).objects.length;
}

describe("a file that can’t be imported", () => {
  it.each(REFUSED)("%s is rejected with an explanation, and nothing is stored", async (_, file, message) => {
    const { ctx, account } = await makeBusiness();
    await expect(upload(ctx, file)).rejects.toMatchObject({
      code: "invalid",
      field: "file",
      message: expect.stringMatching(message),
    });
    expect((await listImports(ctx, { limit: 50 })).rows).toEqual([]);
    expect(await storedFiles(account.id)).toBe(0);
  });

  it("of more than 50 MB is rejected while it streams, without reading the rest", async () => {
    const { ctx, account } = await makeBusiness();
    const piece = new TextEncoder().encode("Acme,Kenya\n".repeat(10_000));
    let sent = 0;
    async function* endless() {
      for (;;) {
        sent += piece.length;
        yield piece;
      }
    }
    await expect(receiveImport(ctx, { fileName: "big.csv", bytes: endless() })).rejects.toMatchObject({
      code: "too_large",
      message: expect.stringContaining("50 MB. Split the file"),
    });
    expect(sent).toBeLessThan(53 * 1024 * 1024);
    expect(await storedFiles(account.id)).toBe(0);
  });
});

describe("a file with mistakes", () => {
  it("with an unclosed quotation mark loses only that line", async () => {
    const { ctx } = await makeBusiness();
    const row = await importFile(ctx, 'name,country\n"Acme,Kenya\n"Beta, Ltd",Ghana\nGamma,Togo\n');
    expect(row).toMatchObject({ rowsTotal: 3, rowsRejected: 1, rowsCreated: 2 });
    const { rows } = await listImportRejects(ctx, row.id, { limit: 50 });
    expect(rows).toEqual([
      {
        line: 2,
        leftOut: "row",
        reason: expect.stringMatching(/isn’t closed. Close or remove it/),
        cells: ['"Acme,Kenya'],
      },
    ]);
  });

  it("with too many broken lines is rejected at upload", async () => {
    const { ctx } = await makeBusiness();
    await expect(upload(ctx, `name,country\n${'"a"b,x\n'.repeat(500)}`)).rejects.toMatchObject({
      code: "invalid",
      field: "file",
      message: expect.stringMatching(/^This file doesn’t look like CSV/),
    });
  });

  it("with too many broken lines further down fails its check with the reason", async () => {
    const { ctx } = await makeBusiness();
    const row = await check(ctx, `name,country\n${"Acme,Kenya\n".repeat(7_000)}${'"a"b,x\n'.repeat(500)}`);
    expect(row).toMatchObject({
      status: "failed",
      failureReason: expect.stringMatching(/^This file doesn’t look like CSV.*starting at line 7002/),
    });
  });

  it.each([
    ["the name", "name,country,city\nAc\0me,Kenya,Thika\nBeta,Ghana,Accra\n"],
    ["a country", "name,country,city\nAcme,Ken\0ya,Thika\nBeta,Ghana,Accra\n"],
    ["a cell in quotation marks", 'name,country,city\n"Ac\0me",Kenya,"Thi\0ka"\nBeta,Ghana,Accra\n'],
    ["a column name", "na\0me,country,city\nAcme,Kenya,Thika\nBeta,Ghana,Accra\n"],
    ["the ends of a row", "name,country,city\n\0Acme,Kenya,Thika\0\nBeta,Ghana,Accra\n\0"],
  ])("with a zero byte in %s imports every row, without the byte", async (_, file) => {
    const { ctx } = await makeBusiness();
    const row = await importFile(ctx, file);
    expect(row).toMatchObject({ encoding: "utf-8", rowsTotal: 2, rowsRejected: 0, rowsIncomplete: 0 });
    expect((await ownCompanies(ctx)).map(({ name, country, city }) => [name, country, city])).toEqual([
      ["Acme", "KE", "Thika"],
      ["Beta", "GH", "Accra"],
    ]);
  });

  it("with its header repeated further down rejects that line", async () => {
    const { ctx } = await makeBusiness();
    const row = await importFile(ctx, "name,country\nAcme,Kenya\nName,Country\nBeta,Ghana\n");
    expect(row).toMatchObject({ rowsRejected: 1, rowsCreated: 2 });
    const { rows } = await listImportRejects(ctx, row.id, { limit: 50 });
    expect(rows[0]).toMatchObject({
      line: 3,
      reason: expect.stringContaining("repeats the header. Remove it"),
    });
  });

  it("with two equal column names maps only the first", async () => {
    const { ctx } = await makeBusiness();
    const row = await upload(ctx, "name,country,name\nAcme,Kenya,Other\n");
    expect(row.mapping).toEqual(["name", "country", null]);
  });

  it("reports the expected number of cells for rows with a different length", async () => {
    const { ctx } = await makeBusiness();
    const row = await check(ctx, "name,country\nAcme,Kenya,\nBeta,Ghana,Accra\nGamma\n\n,\n");
    expect(row).toMatchObject({ rowsTotal: 3, rowsRejected: 2 });
    const { rows } = await listImportRejects(ctx, row.id, { limit: 50 });
    expect(rows.map(({ line, reason }) => [line, reason.slice(0, 48)])).toEqual([
      [3, "This row has 3 cells where the header has 2. Put"],
      [4, "This row has 1 cell where the header has 2. Put "],
    ]);
  });

  it("with overlong cells and control characters reports each of them", async () => {
    const { ctx } = await makeBusiness();
    const row = await check(
      ctx,
      `name,city,description\n${"N".repeat(201)},Ac\u0007cra,${"d".repeat(2001)}\n`,
    );
    const { rows } = await listImportRejects(ctx, row.id, { limit: 50 });
    expect(rows[0]?.reason).toMatch(
      /Company name: 201 characters\. Use at most 200.*City: remove the control character.*Description: 2001/,
    );
  });

  it("with Excel's sep line and guarded cells is read correctly", async () => {
    const { ctx } = await makeBusiness();
    await importFile(ctx, "sep=;\r\nname;country\r\n'@Home Ltd;Kenya\r\n");
    expect((await ownCompanies(ctx)).map((company) => company.name)).toEqual(["@Home Ltd"]);
  });
});

describe("an import of another account", () => {
  it("is not found by any operation of another account", async () => {
    const { ctx } = await makeBusiness();
    const { ctx: other } = await makeBusiness();
    const { id } = await upload(ctx, "name\nAcme\n");
    for (const ask of [
      () => getImport(other, id),
      () => listImportRejects(other, id, { limit: 50 }),
      () => confirmImportMapping(other, id, { mapping: ["name"], onDuplicate: "skip" }),
      () => startImport(other, id, {}),
      () => requestImportUndo(other, id),
    ])
      await expect(ask()).rejects.toMatchObject({ code: "not_found" });
    expect(await getImport(ctx, id)).toMatchObject({ status: "uploaded" });
    expect(other.queue.sent).toEqual([]);
  });
});

describe("the columns", () => {
  it("are guessed by name in French and Portuguese, and by content if the name is unknown", async () => {
    const { ctx } = await makeBusiness();
    const french = await upload(
      ctx,
      "Raison sociale;Pays;Ville;Secteur d'activité;Site web;Effectif\nAcme;Bénin;Cotonou;Banque;acme.bj;12\n",
    );
    expect(french).toMatchObject({
      delimiter: ";",
      mapping: ["name", "country", "city", "sector", "website", "employees"],
    });
    const portuguese = await upload(
      ctx,
      "Nome da Empresa\tPaís\tCidade\tSítio\nÁgua Lda\tMoçambique\tMaputo\tagua.co.mz\n",
    );
    expect(portuguese).toMatchObject({ delimiter: "\t", mapping: ["name", "country", "city", "website"] });
    const nameless = await upload(
      ctx,
      "a|b|c\nAcme Ltd|KE|https://acme.example\nBeta Limited|GH|https://beta.example\n",
    );
    expect(nameless).toMatchObject({ delimiter: "|", mapping: ["name", "country", "website"] });
  });

  it("must each be mapped once, including a company name", async () => {
    const { ctx } = await makeBusiness();
    const { id } = await upload(ctx, "name,country\nAcme,Kenya\n");
    await expect(
      confirmImportMapping(ctx, id, { mapping: ["name"], onDuplicate: "skip" }),
    ).rejects.toMatchObject({
      code: "invalid",
      field: "mapping",
    });
  });
});
