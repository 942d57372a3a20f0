import { beforeAll, expect, it } from "vitest";
import { updateCompanyStatements } from "~/domains/directory/companies/write-companies.server";
import { reindexEvidence } from "~/domains/directory/search/reindex-evidence.server";
import { searchCompanies } from "~/domains/directory/search/search-companies.server";
import { EVIDENCE_VERSION } from "~/domains/directory/taxonomy/evidence/weights";
import { addCompanies } from "../../support/fixtures/companies";
import { type Business, makeBusiness, testContext } from "../../support/harness/context";

let business: Business;

beforeAll(async () => {
  business = await makeBusiness();
});

/** Restores the state of a release without evidence: no industry token but "unknown". */
async function forgetEvidence() {
  const { d1 } = testContext();
  await d1.batch([
    d1.prepare("DELETE FROM company_search"),
    d1.prepare(
      "INSERT INTO company_search (rowid, words) SELECT slot, '_t _i_' FROM companies ORDER BY slot",
    ),
    d1.prepare("DELETE FROM evidence_runs"),
  ]);
}

const banks = async (filter = {}) =>
  (await searchCompanies(business.ctx, { industries: ["banking"], ...filter }, { limit: 50 })).companies.map(
    ({ name }) => name,
  );

it("finds older companies by their industry evidence after reindexing in parts, and then stops", async () => {
  const shared = testContext();
  const names = Array.from({ length: 2100 }, (_, index) => ({ name: `Shop ${index}` }));
  await addCompanies(shared, [...names, { name: "Banque du Fouta" }]);
  await addCompanies(business.ctx, [{ name: "Kalabari Bank" }]);
  await forgetEvidence();
  expect(await banks()).toEqual([]);
  expect(await reindexEvidence(shared)).toBe(8);
  expect(await banks()).toEqual([]);
  expect(await reindexEvidence(shared)).toBeGreaterThan(0);
  expect((await banks()).sort()).toEqual(["Banque du Fouta", "Kalabari Bank"]);
  expect(await reindexEvidence(shared)).toBe(0);
  const { results } = await shared.d1
    .prepare("SELECT rowid AS slot FROM company_search ORDER BY 1")
    .all<{ slot: number }>();
  const slots = await shared.d1.prepare("SELECT slot FROM companies ORDER BY 1").all<{ slot: number }>();
  expect(results).toEqual(slots.results);
});

it("produces the same documents if a stopped step is repeated", async () => {
  const shared = testContext();
  await shared.d1
    .prepare("UPDATE evidence_runs SET after_id = 0, done_at = NULL WHERE version = ?1")
    .bind(EVIDENCE_VERSION)
    .run();
  const before = await banks();
  while ((await reindexEvidence(shared)) > 0);
  expect(await banks()).toEqual(before);
});

it("matches sure evidence by default, likely evidence on request, and excludes only by sure evidence", async () => {
  const own = { isOwnOnly: true };
  const [bank] = await addCompanies(business.ctx, [
    { name: "Ridge Merchant Bank", industryText: "Financial services", industry: "finance" },
    { name: "Pinnacle Technologies" },
  ]);
  const names = async (filter: object) =>
    (await searchCompanies(business.ctx, { ...own, ...filter }, { limit: 50 })).companies.map(
      ({ name }) => name,
    );
  expect(await names({ industries: ["banking"] })).toContain("Ridge Merchant Bank");
  expect(await names({ industries: ["finance"] })).toContain("Ridge Merchant Bank");
  expect(await names({ industries: ["technology"] })).toEqual([]);
  expect(await names({ likelyIndustries: ["technology"] })).toEqual(["Pinnacle Technologies"]);
  expect(await names({ excludeIndustries: ["technology"] })).toContain("Pinnacle Technologies");
  expect(await names({ excludeIndustries: ["banking"] })).not.toContain("Ridge Merchant Bank");
  if (bank) await business.ctx.d1.batch(updateCompanyStatements(business.ctx, [{ ...bank, name: "Ridge" }]));
  expect(await names({ industries: ["banking"] })).not.toContain("Ridge");
});
