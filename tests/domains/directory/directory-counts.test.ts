import { expect, it } from "vitest";
import type { Context } from "~/core/context";
import type { CompanyDraft } from "~/domains/directory/companies/company";
import { facetCounts } from "~/domains/directory/companies/directory-stats.server";
import { hideCompany, unhideCompany } from "~/domains/directory/companies/hide-company.server";
import { removeCompany } from "~/domains/directory/companies/removal/remove-company.server";
import {
  deleteCompanyStatements,
  updateCompanyStatements,
} from "~/domains/directory/companies/write-companies.server";
import { mergeSearchIndexes } from "~/domains/directory/search/merge-search-indexes.server";
import { searchCompanies } from "~/domains/directory/search/search-companies.server";
import { addCompanies } from "../../support/fixtures/companies";
import { randomCompany, randomFrom } from "../../support/fixtures/random-companies";
import { makeBusiness, testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const CELLS = `SELECT account_id, country, industry, size, count FROM company_counts WHERE count <> 0
ORDER BY 1, 2, 3, 4`;

const DAYS = "SELECT account_id, day, count FROM company_days WHERE count <> 0 ORDER BY 1, 2";

const DAYS_COUNTED = `WITH seen AS (
  SELECT coalesce(account_id, 0) AS account_id, created_at / 86400 AS day, 1 AS change FROM companies
  UNION ALL SELECT -h.account_id, c.created_at / 86400, -1 FROM hidden_companies h JOIN companies c ON c.id = h.company_id
) SELECT account_id, day, sum(change) AS count FROM seen GROUP BY 1, 2 HAVING sum(change) <> 0 ORDER BY 1, 2`;

// The cube counted from all rows: each company once for its account (0: shared). Each hidden company counts -1 for the
// negated id of the account that hid it.
const COUNTED = `WITH seen AS (
  SELECT coalesce(account_id, 0) AS account_id, country, industry, size, 1 AS change FROM companies
  UNION ALL SELECT -h.account_id, c.country, c.industry, c.size, -1 FROM hidden_companies h JOIN companies c ON c.id = h.company_id
), any(is_any) AS (VALUES (0), (1))
SELECT account_id, iif(c.is_any, '*', coalesce(country, '-')) AS country, iif(i.is_any, '*', coalesce(industry, '-')) AS industry,
iif(s.is_any, '*', coalesce(size, '-')) AS size, sum(change) AS count
FROM seen, any c, any i, any s GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4`;

const INDEXED = "SELECT rowid AS slot FROM company_search ORDER BY rowid";
const SLOTS = "SELECT slot FROM companies ORDER BY slot";

it("the counters and the search index are correct after any sequence of writes", async () => {
  const random = randomFrom(3);
  const shared = testContext();
  const [first, second] = [await makeBusiness(), await makeBusiness()];
  const rows = async (sql: string) => (await shared.d1.prepare(sql).all()).results;
  const live = new Map<number, { ctx: Context; draft: CompanyDraft }>();
  const contexts: Context[] = [shared, first.ctx, second.ctx];
  for (let step = 0; step < 250; step += 1) {
    const business = random.pick([first, second]);
    const one = live.size > 0 ? random.pick([...live.values()]) : null;
    const what = random.below(10);
    if (what < 4 || !one) {
      const ctx = random.pick(contexts);
      const added = await addCompanies(
        ctx,
        Array.from({ length: 1 + random.below(5) }, () => randomCompany(random)),
      );
      for (const draft of added) live.set(draft.id, { ctx, draft });
    } else if (what < 6) {
      const draft = { ...one.draft, ...randomCompany(random) };
      await one.ctx.d1.batch(updateCompanyStatements(one.ctx, [one.draft, draft]));
      live.set(draft.id, { ctx: one.ctx, draft });
    } else if (what < 7) {
      await one.ctx.d1.batch(deleteCompanyStatements(one.ctx, [one.draft.id]));
      live.delete(one.draft.id);
    } else if (what < 9) await hideCompany(business.ctx, one.draft.id).catch(() => "not shared");
    else await unhideCompany(business.ctx, one.draft.id).catch(() => "not shared");
    if (step % 25 === 24) {
      expect(await rows(CELLS), `step ${step}`).toEqual(await rows(COUNTED));
      expect(await rows(INDEXED), `step ${step}`).toEqual(await rows(SLOTS));
      expect(await rows(DAYS)).toEqual(await rows(DAYS_COUNTED));
    }
  }
  for (const business of [first, second]) {
    const found = await searchCompanies(business.ctx, {}, { limit: 2000 });
    const meter = metered(business.ctx);
    const facets = await facetCounts(meter.ctx);
    expect(facets.total).toBe(found.companies.length);
    const inKenya = found.companies.filter((company) => company.country === "KE").length;
    expect(facets.countries.find((row) => row.value === "KE")?.count).toBe(inKenya);
    expect(meter.rowsRead()).toBeLessThanOrEqual(250);
  }
});

it("an update or removal affects only companies of its own account", async () => {
  const [mine, other] = [await makeBusiness(), await makeBusiness()];
  const [draft] = await addCompanies(mine.ctx, [{ name: "Mine Alone" }]);
  if (!draft) throw new Error("no company");
  const stolen = { ...draft, accountId: other.account.id, name: "Stolen" };
  await other.ctx.d1.batch(updateCompanyStatements(other.ctx, [stolen]));
  await other.ctx.d1.batch(updateCompanyStatements(other.ctx, [{ ...stolen, accountId: null }]));
  await other.ctx.d1.batch(deleteCompanyStatements(other.ctx, [draft.id]));
  await expect(removeCompany(other.ctx, draft.id)).rejects.toMatchObject({ code: "not_found" });
  await expect(hideCompany(other.ctx, draft.id)).rejects.toMatchObject({ code: "not_found" });
  const names = async (words: string, ctx: Context) =>
    (await searchCompanies(ctx, { words }, { limit: 5 })).companies.map((company) => company.name);
  expect(await names("mine alone", mine.ctx)).toEqual(["Mine Alone"]);
  expect(await names("stolen", mine.ctx)).toEqual([]);
  expect(await names("stolen", other.ctx)).toEqual([]);
});

it("merging the search index at night changes no search result", async () => {
  const { ctx } = await makeBusiness();
  for (let day = 0; day < 20; day += 1) {
    const [first] = await addCompanies(
      ctx,
      Array.from({ length: 20 }, (_, index) => ({ name: `Merged ${day} ${index}` })),
    );
    if (first) await ctx.d1.batch(deleteCompanyStatements(ctx, [first.id]));
  }
  const ids = async () =>
    (await searchCompanies(ctx, { words: "merged" }, { limit: 1000 })).companies.map((company) => company.id);
  const pieces = () => ctx.d1.prepare("SELECT count(DISTINCT segid) AS n FROM company_search_idx").first("n");
  const before = await ids();
  expect(await pieces()).toBeGreaterThan(1);
  const meter = metered(ctx);
  await mergeSearchIndexes(meter.ctx);
  expect(await pieces()).toBe(1);
  expect(meter.rowsRead()).toBe(0);
  expect(await ids()).toEqual(before);
  expect(before).toHaveLength(380);
});
