import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { CsvCell } from "~/core/csv";
import { xlsxStream } from "~/core/files/xlsx";
import { ExportSchema, exportRows } from "~/domains/bulk/export-rows.server";
import { addCompanies } from "../../support/fixtures/companies";
import { makeBusiness } from "../../support/harness/context";

const partsOf = async (file: ReadableStream<Uint8Array> | null) => {
  const bytes = new Uint8Array(await new Response(file).arrayBuffer());
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));
};

const sheetOf = async (rows: CsvCell[][]) => {
  const parts = await partsOf(xlsxStream(["a", "b"], rows));
  return parts["xl/worksheets/sheet1.xml"] ?? "";
};

describe("a workbook", () => {
  it("contains the required parts, each listed in its content types", async () => {
    const parts = await partsOf(xlsxStream(["name"], [["Zuri"]]));
    const named = [...(parts["[Content_Types].xml"] ?? "").matchAll(/PartName="\/([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(named.length).toBe(3);
    for (const name of named) expect(Object.keys(parts)).toContain(name);
    expect(parts["_rels/.rels"]).toContain('Target="xl/workbook.xml"');
    expect(parts["xl/_rels/workbook.xml.rels"]).toContain('Target="worksheets/sheet1.xml"');
  });

  it("types numbers, dates and booleans, and keeps formulas as text", async () => {
    const sheet = await sheetOf([
      ["=1+1", 12.5],
      [true, new Date("2026-01-01T12:00:00Z")],
      [null, ""],
    ]);
    expect(sheet).toContain(
      '<c r="A2" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c><c r="B2"><v>12.5</v></c>',
    );
    expect(sheet).toContain('<c r="A3" t="b"><v>1</v></c><c r="B3" s="1"><v>46023.5</v></c>');
    expect(sheet).toContain('<row r="4"></row>');
    expect(sheet).not.toContain("<f>");
  });

  it("escapes XML characters, and omits characters that XML doesn't allow", async () => {
    const sheet = await sheetOf([
      ["</t><x>&", `a\u0000\u001b\ud800b\uffffc`],
      ["مصرف 😀", "x".repeat(40_000)],
    ]);
    expect(sheet).toContain("&lt;/t&gt;&lt;x&gt;&amp;");
    expect(sheet).toContain(">abc<");
    expect(sheet).toContain(">مصرف 😀<");
    expect(sheet).toContain(`>${"x".repeat(32_767)}<`);
  });

  it("is generated only as fast as it is consumed, and releases its rows when cancelled", async () => {
    let made = 0;
    let isClosed = false;
    async function* rows() {
      try {
        for (; made < 100_000; made += 1) yield [made, crypto.randomUUID()];
      } finally {
        isClosed = true;
      }
    }
    const reader = xlsxStream(["id", "name"], rows()).getReader();
    for (let part = 0; part < 40; part += 1) await reader.read();
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(20_000);
    await reader.cancel();
    expect(isClosed).toBe(true);
  });
});

describe("an export as XLSX", () => {
  it("has the same rows and columns as the CSV export", async () => {
    const { ctx } = await makeBusiness();
    await addCompanies(ctx, [{ name: "Zuri & Sons" }, { name: "=cmd()" }]);
    const all = { matching: "companies", filter: "scope=own" };
    const { selection, format } = ExportSchema.parse({ ...all, format: "xlsx" });
    const csv = await (await exportRows(ctx, selection)).text();
    const file = await exportRows(ctx, selection, format);
    expect(file.headers.get("content-disposition")).toContain('"companies.xlsx"');
    const sheet = (await partsOf(file.body))["xl/worksheets/sheet1.xml"] ?? "";
    expect(sheet.match(/<row /g)).toHaveLength(csv.trim().split("\r\n").length);
    for (const column of csv.split("\r\n", 1)[0]?.split(",") ?? []) expect(sheet).toContain(`>${column}<`);
    expect(sheet).toContain(">Zuri &amp; Sons<");
    expect(sheet).toContain(">=cmd()<");
  });

  it("rejects a format other than csv and xlsx", () => {
    expect(ExportSchema.safeParse({ companyIds: [1], format: "pdf" }).error?.issues[0]?.message).toBe(
      "Choose csv or xlsx.",
    );
  });
});
