import { getTableColumns } from "drizzle-orm";
import { expect, it } from "vitest";
import { COLUMNS, companyFromRow, draftOf } from "~/domains/directory/companies/company";
import { COMPANY_CSV_HEADER, companyCells } from "~/domains/directory/companies/company-csv";
import { factRows, getCompanyView } from "~/domains/directory/companies/company-view.server";
import { COMPANY_FACTS, INPUT_FIELDS } from "~/domains/directory/companies/field-sets";
import { getCompany } from "~/domains/directory/companies/get-company.server";
import {
  insertCompanyStatements,
  updateCompanyStatements,
} from "~/domains/directory/companies/write-companies.server";
import { guessMapping } from "~/domains/directory/imports/mapping/guess-mapping";
import { readRow } from "~/domains/directory/imports/read-row";
import { rowLayout } from "~/domains/directory/imports/row-layout";
import { companies } from "~/domains/directory/tables";
import { addCompanies, draftCompany } from "../../support/fixtures/companies";
import { makeBusiness } from "../../support/harness/context";

const FACTS = {
  name: "Zuri Solar",
  country: "KE",
  city: "Nakuru",
  industry: "energy",
  industryText: "Solar pumps",
  sector: "Utilities",
  size: "51-200",
  employees: 120,
  website: "https://zuri.example",
  description: "Pumps that run on the sun.",
} as const;

it("the field table maps every company property to its database column", () => {
  const inDatabase = Object.entries(getTableColumns(companies)).map(([name, column]) => [name, column.name]);
  expect(COLUMNS).toEqual(Object.fromEntries(inDatabase));
  expect(COMPANY_FACTS.toSorted()).toEqual(Object.keys(FACTS).toSorted());
});

it("every field of a draft is written to its own column, on insert and on update", async () => {
  const { ctx, account } = await makeBusiness();
  const [{ id } = { id: 0 }] = await addCompanies(ctx, [{ name: "Before" }]);
  const draft = draftCompany(ctx, id, {
    ...FACTS,
    source: "a list",
    sourceId: "ZS 1",
    fieldSources: { city: { source: "a call", at: "2026-05-01" } },
  });
  await ctx.d1.batch(updateCompanyStatements(ctx, [draft]));
  const row = await getCompany(ctx, id);
  expect(row).toMatchObject({
    ...FACTS,
    domain: "zuri.example",
    nameKey: "zuri solar",
    accountId: account.id,
  });
  expect(row).toMatchObject({ source: "a list", sourceId: "ZS 1", fieldSources: draft.fieldSources });
  const [other] = await addCompanies(ctx, [{}]);
  const copy = { ...draftOf(row), id: (other?.id ?? 0) + 1_000_000, originId: 7 };
  await ctx.d1.batch(insertCompanyStatements(ctx, [copy]));
  expect(draftOf(await getCompany(ctx, copy.id))).toEqual(copy);
});

it("an import reads back every column of an export", async () => {
  const { ctx } = await makeBusiness();
  const [{ id } = { id: 0 }] = await addCompanies(ctx, [FACTS]);
  const company = await getCompany(ctx, id);
  const cells = companyCells(company).map((cell) => String(cell ?? ""));
  const mapping = guessMapping(COMPANY_CSV_HEADER, [cells]);
  const { company: read, reason } = readRow({ line: 2, cells }, rowLayout({ mapping }));
  expect(reason).toBeUndefined();
  const { industryText: _, sector: __, ...facts } = FACTS;
  expect(read).toMatchObject({ ...facts, source: "test" });
  for (const field of INPUT_FIELDS) expect(COMPANY_CSV_HEADER).toContain(field);
});

it("a raw database row converts to the company that was written", async () => {
  const { ctx } = await makeBusiness();
  const [{ id } = { id: 0 }] = await addCompanies(ctx, [FACTS]);
  const row = await getCompany(ctx, id);
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
  const plain = {
    ...row,
    isDemo: 0,
    fieldSources: null,
    createdAt: seconds(row.createdAt),
    updatedAt: seconds(row.updatedAt),
  };
  expect(companyFromRow(plain)).toEqual(row);
});

it("the company page shows every form field, and the size if the number of employees is unknown", async () => {
  const { ctx } = await makeBusiness();
  const [known, unknown] = await addCompanies(ctx, [FACTS, { name: "Bare", size: "11-50" }]);
  const shown = async (id = 0) =>
    Object.fromEntries(factRows(await getCompanyView(ctx, id)).map(({ field, value }) => [field, value]));
  expect(Object.keys(await shown(known?.id))).toEqual(
    INPUT_FIELDS.filter((field) => field !== "name" && field !== "size"),
  );
  expect(await shown(known?.id)).toMatchObject({ city: "Nakuru", country: "Kenya", employees: 120 });
  expect(await shown(unknown?.id)).toMatchObject({ city: null, employees: "11-50" });
});
