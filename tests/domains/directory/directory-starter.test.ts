import { expect, it } from "vitest";
import { draftOf } from "~/domains/directory/companies/company";
import { getDirectoryStats } from "~/domains/directory/companies/directory-stats.server";
import { seedStarterDirectory } from "~/domains/directory/companies/seed-starter-directory.server";
import { updateCompanyStatements } from "~/domains/directory/companies/write-companies.server";
import { countCompanies } from "~/domains/directory/search/count-companies.server";
import { searchCompanies } from "~/domains/directory/search/search-companies.server";
import { testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

it("adds the starter directory once, even if seeded concurrently and repeatedly", async () => {
  const ctx = testContext();
  const [one, two] = await Promise.all([seedStarterDirectory(ctx), seedStarterDirectory(ctx)]);
  const added = one.added + two.added;
  expect(added).toBeGreaterThanOrEqual(200);
  expect([one.added, two.added]).toContain(0);
  expect(await seedStarterDirectory(ctx)).toEqual({ added: 0, updated: 0 });
  expect(await countCompanies(ctx, {})).toEqual({ count: added, isExact: true });

  const meter = metered(ctx);
  const stats = await getDirectoryStats(meter.ctx);
  expect(stats).toMatchObject({
    totalCompanies: added,
    totalContacts: 0,
    addedToday: 0,
    recentlyAdded: 0,
    countries: 54,
  });
  expect(stats.byCountry).toHaveLength(10);
  expect(meter.rowsRead()).toBeLessThanOrEqual(270);
});

it("resets a company's changed values to those of the starter list", async () => {
  const ctx = testContext();
  await seedStarterDirectory(ctx);
  const find = async () => (await searchCompanies(ctx, { words: "sonatrach" }, { limit: 1 })).companies[0];
  const company = await find();
  if (!company) throw new Error("Sonatrach is not in the starter directory");
  await ctx.d1.batch(updateCompanyStatements(ctx, [{ ...draftOf(company), city: "Oran" }]));
  expect((await find())?.city).toBe("Oran");
  expect(await seedStarterDirectory(ctx)).toEqual({ added: 0, updated: 1 });
  expect((await find())?.city).toBe(company.city);
});
