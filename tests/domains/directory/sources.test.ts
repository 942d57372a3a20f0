import { expect, it } from "vitest";
import {
  deleteCompanyStatements,
  updateCompanyStatements,
} from "~/domains/directory/companies/write-companies.server";
import { listSources } from "~/domains/directory/sources/list-sources.server";
import { addCompanies, draftCompany } from "../../support/fixtures/companies";
import { makeBusiness, testContext } from "../../support/harness/context";

it("counts the shared companies per source and country, excluding own and demo companies", async () => {
  const ctx = testContext();
  const { ctx: business } = await makeBusiness();
  const source = "a register";
  const drafts = await addCompanies(ctx, [
    { name: "One", country: "KE", source },
    { name: "Two", country: "KE", source },
    { name: "Three", country: "GH", source },
    { name: "Four", country: null, source },
    { name: "Made up", country: "KE", source, isDemo: true },
  ]);
  await addCompanies(business, [{ name: "Ours", country: "KE", source }]);
  const own = async () => (await listSources(ctx)).find(({ key }) => key === source);
  expect(await own()).toMatchObject({
    name: source,
    licence: "Not stated. Ask the platform operator.",
    companies: 4,
    countries: [
      { name: "Kenya", companies: 2 },
      { name: "Ghana", companies: 1 },
      { name: "Country not available", companies: 1 },
    ],
  });
  const [one, two] = drafts;
  await ctx.d1.batch(
    updateCompanyStatements(ctx, [draftCompany(ctx, two?.id ?? 0, { ...two, country: "GH" })]),
  );
  await ctx.d1.batch(deleteCompanyStatements({ ...ctx, account: null } as never, [one?.id ?? 0]));
  expect((await own())?.countries.map(({ name, companies }) => [name, companies])).toEqual([
    ["Ghana", 2],
    ["Country not available", 1],
  ]);
});
