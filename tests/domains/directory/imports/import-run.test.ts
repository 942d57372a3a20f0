import { describe, expect, it } from "vitest";
import { getImport, listImportRejects } from "~/domains/directory/imports/imports.server";
import { requestImportUndo } from "~/domains/directory/imports/request-import-undo.server";
import { startImport } from "~/domains/directory/imports/start-import.server";
import { countCompanies } from "~/domains/directory/search/count-companies.server";
import { searchCompanies } from "~/domains/directory/search/search-companies.server";
import { check, companiesCsv, importFile, ownCompanies, runQueue } from "../../../support/fixtures/imports";
import { makeBusiness } from "../../../support/harness/context";

describe("an import", () => {
  it("adds valid rows to the directory and lists the others with line and reason", async () => {
    const { ctx } = await makeBusiness();
    const row = await importFile(
      ctx,
      "name,country,website,employees\n,Ghana,,\nAlpha Solar,Wakanda,,\nBeta Foods,Kenya,not an address,\nGamma Ltd,GH,gamma.com.gh,25\nDelta,Togo,,many\n",
    );
    expect(row).toMatchObject({
      status: "completed",
      rowsTotal: 5,
      rowsRejected: 2,
      rowsIncomplete: 2,
      rowsCreated: 3,
      rowsSkipped: 0,
    });
    expect(await ownCompanies(ctx)).toMatchObject([
      { name: "Beta Foods", website: null },
      {
        name: "Gamma Ltd",
        country: "GH",
        website: "https://gamma.com.gh",
        employees: 25,
        source: "file companies.csv",
      },
      { name: "Delta", employees: null },
    ]);
    const rejects = await listImportRejects(ctx, row.id, { limit: 50 });
    expect(rejects.total).toEqual({ count: 4, isExact: true });
    expect(rejects.rows.map(({ line, leftOut }) => [line, leftOut])).toEqual([
      [2, "row"],
      [3, "row"],
      [4, "cells"],
      [6, "cells"],
    ]);
    expect(rejects.rows[0]?.reason).toContain("Company name: missing. Add a name.");
    expect(rejects.rows[1]?.reason).toContain("“Wakanda”");
    const found = await searchCompanies(ctx, { words: "gamma" }, { limit: 10 });
    expect(found.companies.map((company) => company.name)).toEqual(["Gamma Ltd"]);
  });

  it("with several chunks adds every row once, and its undo leaves nothing", async () => {
    const { ctx } = await makeBusiness();
    const before = await countCompanies(ctx, {});
    const row = await importFile(ctx, companiesCsv(1203));
    expect(row).toMatchObject({ status: "completed", rowsDone: 1203, rowsTotal: 1203, rowsCreated: 1203 });
    expect(await ownCompanies(ctx)).toHaveLength(1203);
    expect((await countCompanies(ctx, {})).count).toBe(before.count + 1203);
    await requestImportUndo(ctx, row.id);
    await runQueue(ctx);
    expect(await getImport(ctx, row.id)).toMatchObject({ status: "undone", rowsDone: 1203 });
    expect(await ownCompanies(ctx)).toHaveLength(0);
    expect((await countCompanies(ctx, {})).count).toBe(before.count);
    expect((await searchCompanies(ctx, { words: "company 77" }, { limit: 10 })).companies).toHaveLength(0);
  });

  it("with 50,001 rows is rejected with advice", async () => {
    const { ctx } = await makeBusiness();
    const row = await check(ctx, companiesCsv(50_001));
    expect(row).toMatchObject({
      status: "failed",
      failureReason: expect.stringContaining("50,000 rows. Split the file"),
    });
    expect(await ownCompanies(ctx)).toHaveLength(0);
    await expect(startImport(ctx, row.id, {})).rejects.toMatchObject({ code: "conflict" });
  });

  it("does not start if no row is valid", async () => {
    const { ctx } = await makeBusiness();
    const row = await check(ctx, "name,country\n,Kenya\n,Ghana\n");
    expect(row).toMatchObject({ status: "checked", rowsTotal: 2, rowsRejected: 2 });
    await expect(startImport(ctx, row.id, {})).rejects.toMatchObject({ code: "invalid" });
  });
});
