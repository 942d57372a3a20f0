import { beforeAll, expect, it } from "vitest";
import { COUNTRIES } from "~/core/places/countries";
import { findDuplicates } from "~/domains/directory/imports/find-duplicates.server";
import { addCompanies } from "../../../support/fixtures/companies";
import { type Business, makeBusiness, testContext } from "../../../support/harness/context";
import { metered } from "../../../support/harness/metered";

const SAME = { name: "Samename Ltd", country: "KE", website: "https://samename.example" };

let business: Business;

beforeAll(async () => {
  business = await makeBusiness();
  await addCompanies(testContext(), Array(500).fill(SAME));
  for (let written = 0; written < 8000; written += 2000)
    await addCompanies(business.ctx, Array(2000).fill(SAME));
}, 60_000);

const ask = async (ctx: Business["ctx"], rows: (typeof SAME)[]) => {
  const meter = metered(ctx);
  const found = await findDuplicates(meter.ctx, rows);
  return { found, rowsRead: meter.rowsRead() };
};

it("a name shared by 8,000 companies matches one of the account's own, reading few rows", async () => {
  const { found, rowsRead } = await ask(business.ctx, Array(600).fill(SAME));
  expect([...found.keys()].sort()).toEqual(["domain KE samename.example", "name KE samename"]);
  for (const company of found.values()) expect(company.accountId).toBe(business.account.id);
  expect(rowsRead).toBeLessThan(50);
});

it("the same name and website in other countries match nothing, reading few rows", async () => {
  const rows = COUNTRIES.filter(({ code }) => code !== "KE").map(({ code }) => ({ ...SAME, country: code }));
  const { found, rowsRead } = await ask(business.ctx, rows);
  expect(found.size).toBe(0);
  expect(rowsRead).toBeLessThan(rows.length * 10);
});

it("the same name matches a shared company for another account", async () => {
  const other = await makeBusiness();
  const { found, rowsRead } = await ask(other.ctx, Array(600).fill(SAME));
  expect(found.size).toBe(2);
  for (const company of found.values()) expect(company.accountId).toBeNull();
  expect(rowsRead).toBeLessThan(50);
});
