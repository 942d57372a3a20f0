import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listImportRejects } from "~/domains/directory/imports/imports.server";
import { requestImportUndo } from "~/domains/directory/imports/request-import-undo.server";
import { importPeople, ownCompanies, ownPeople, runQueue } from "../../../support/fixtures/imports";
import { addCompanies, addShared } from "../../../support/fixtures/lead-search";
import { makeBusiness } from "../../../support/harness/context";

const LIST = { limit: 50 };

const csv = (rows: readonly string[]) => `name,company,website,country\n${rows.join("\n")}\n`;

describe("companies that people in a file work at", () => {
  it.each([
    ["by website before name", "Amina,Another name,www.duka.test/about,Kenya", "Duka", 0],
    ["by name without legal form", "Amina,DUKA Ltd,,Kenya", "Duka", 0],
    ["by name if the row has no country", "Amina,Duka,,", "Duka", 0],
    ["as a new own company in another country", "Amina,Duka,,Ghana", "Duka", 1],
    ["as a new own company if there is no match", "Amina,Upepo Farms,upepo.test,Kenya", "Upepo Farms", 1],
    ["in the shared directory", "Amina,Shared Mills,,Chad", "Shared Mills", 0],
    ["by website alone", "Amina,,duka.test,", "Duka", 0],
    ["nowhere without a name", "Amina,,new.test,", null, 0],
  ])("are found or created: %s", async (_, row, company, created) => {
    const { ctx } = await makeBusiness();
    await addCompanies(ctx, [{ name: "Duka", website: "https://duka.test" }]);
    await addShared(ctx, "TD", 1, { name: "Shared Mills" });
    const done = await importPeople(ctx, csv([row]));
    expect(done).toMatchObject({ companiesNew: created, rowsCreated: created, peopleCreated: 1 });
    expect(await ownPeople(ctx)).toMatchObject([{ name: "Amina", company }]);
    expect(await ownCompanies(ctx)).toHaveLength(1 + created);
  });

  it("are created with the facts of the row, and removed by an undo", async () => {
    const { ctx } = await makeBusiness();
    const row = await importPeople(
      ctx,
      "name,company,website,country,city\nAmina,Upepo Farms,upepo.test,Kenya,Nakuru\nOtieno,UPEPO FARMS LTD,,,\n",
      "fair.csv",
    );
    expect(row).toMatchObject({ companiesNew: 1, rowsCreated: 1, peopleCreated: 2 });
    expect(await ownCompanies(ctx)).toMatchObject([
      {
        name: "Upepo Farms",
        website: "https://upepo.test",
        country: "KE",
        city: "Nakuru",
        source: "file fair.csv",
      },
    ]);
    await requestImportUndo(ctx, row.id);
    await runQueue(ctx);
    expect([await ownCompanies(ctx), await ownPeople(ctx)]).toEqual([[], []]);
  });

  it("are not created for an existing contact or outside Africa", async () => {
    const { ctx } = await makeBusiness();
    await importPeople(ctx, "name,email\nAmina,amina@jua.test\n");
    const row = await importPeople(
      ctx,
      "name,email,company,country\nAmina,amina@jua.test,Jua,Kenya\nOtieno,no address,Upepo,Kenya\nZawadi,z@mvua.test,Mvua,Narnia\n",
    );
    expect(row).toMatchObject({ companiesNew: 1, rowsCreated: 1, peopleCreated: 2, rowsRejected: 0 });
    expect(await ownCompanies(ctx)).toMatchObject([{ name: "Upepo" }]);
    const { rows } = await listImportRejects(ctx, row.id, LIST);
    expect(rows.map(({ line, leftOut, reason }) => [line, leftOut, reason])).toEqual([
      [3, "cells", "Email: “no address” isn’t an email address."],
      [
        4,
        "cells",
        "Country: “Narnia” isn’t an African country. Use a name or code, e.g. KE. The company can’t be added.",
      ],
    ]);
  });

  it("don't depend on row order, match the checked number, and are not created by a second import", async () => {
    const COMPANIES = ["Upepo Farms,upepo.test,Kenya", "Jua,,Ghana", "Mvua Mills,,", "Duka,duka.test,Togo"];
    const row = fc.record({ company: fc.nat(COMPANIES.length - 1), isBare: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
        const lines = rows.map(({ company, isBare }, at) => {
          const named = COMPANIES[company] ?? "";
          return `Person ${at},${isBare ? `${named.split(",")[0]},,` : named}`;
        });
        const names = new Set(rows.map(({ company }) => COMPANIES[company]?.split(",")[0]));
        for (const ordered of [lines, lines.toReversed()]) {
          const { ctx } = await makeBusiness();
          const done = await importPeople(ctx, csv(ordered));
          expect([done.companiesNew, done.rowsCreated]).toEqual([names.size, names.size]);
          const found = (await ownPeople(ctx)).map(({ name, company }) => `${name},${company}`);
          expect(found.toSorted()).toEqual(
            lines.map((line) => line.split(",").slice(0, 2).join(",")).toSorted(),
          );
          const again = await importPeople(ctx, csv(ordered));
          expect(again).toMatchObject({ companiesNew: 0, rowsCreated: 0, peopleCreated: 0 });
        }
      }),
      { numRuns: 6 },
    );
  });

  it("are counted across chunks", async () => {
    const { ctx } = await makeBusiness();
    const lines = Array.from({ length: 1_100 }, (_, at) => `Person ${at},Company number${at % 700},,Kenya`);
    const done = await importPeople(ctx, csv(lines));
    expect(done).toMatchObject({ companiesNew: 700, rowsCreated: 700, peopleCreated: 1_100 });
  });
});
