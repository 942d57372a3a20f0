import { afterAll, describe, expect, it } from "vitest";
import { getImport, listImportRejects } from "~/domains/directory/imports/imports.server";
import { requestImportUndo } from "~/domains/directory/imports/request-import-undo.server";
import { importFile, ownCompanies, runQueue } from "../../../support/fixtures/imports";
import { makeBusiness } from "../../../support/harness/context";

/** Real files beside the project on some machines; without them these tests are skipped. */
const FILES = import.meta.glob<string>("../../../shared/data/*.csv", {
  query: "?raw",
  import: "default",
});

const named = Object.entries(FILES).map(([path, read]) => ({ name: path.split("/").at(-1) ?? path, read }));

if (named.length === 0) console.info("skipped: the real files are not there (../shared/data/*.csv)");

/** Number of rows whose name is empty or states that there is none. */
const NAMELESS: Record<string, number> = {
  "companies_ghana_ppa_suppliers.csv": 1,
  "companies_land_matrix.csv": 1,
  "companies_osm_name_suggestion_index.csv": 1,
};

const COLUMNS = [
  "name",
  "country",
  "city",
  "industry",
  "sector",
  "website",
  "employees",
  "description",
  "source",
  "sourceId",
];

describe.skipIf(named.length === 0)("a real file", () => {
  const lines: string[] = [];
  afterAll(() => console.info(lines.join("\n")));

  it.each(named)("imports completely: $name", async ({ name, read }) => {
    const { ctx } = await makeBusiness();
    const text = await read();
    const started = Date.now();
    const row = await importFile(ctx, text);
    const seconds = (Date.now() - started) / 1000;
    expect(row).toMatchObject({ status: "completed", rowsRejected: NAMELESS[name] ?? 0 });
    if (name.startsWith("companies_")) expect(row.mapping).toEqual(COLUMNS);
    expect(row.rowsCreated + row.rowsSkipped + row.rowsRejected).toBe(row.rowsTotal);
    expect(row.rowsDuplicate).toBe(row.rowsSkipped);
    const own = await ownCompanies(ctx);
    expect(own).toHaveLength(row.rowsCreated);
    expect(own.every((company) => company.country !== null)).toBe(true);
    lines.push(
      `${name}: ${row.rowsTotal} rows, ${row.rowsCreated} created, ${row.rowsSkipped} the same, ${row.rowsRejected} rejected, ${seconds.toFixed(1)} s`,
    );
  });

  it("with an empty name rejects that row, and can be undone", async () => {
    const ghana = named.find(({ name }) => name.includes("ghana"));
    const { ctx } = await makeBusiness();
    const { id } = await importFile(ctx, (await ghana?.read()) ?? "");
    const { rows } = await listImportRejects(ctx, id, { limit: 50 });
    expect(rows).toEqual([
      {
        line: 2,
        reason: expect.stringContaining("Company name: missing. Add a name."),
        cells: expect.arrayContaining(["Ghana", "Construction"]),
      },
    ]);
    await requestImportUndo(ctx, id);
    await runQueue(ctx);
    expect(await getImport(ctx, id)).toMatchObject({ status: "undone" });
    expect(await ownCompanies(ctx)).toEqual([]);
  });
});
