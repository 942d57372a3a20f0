import { describe, expect, it } from "vitest";
import { countryName } from "~/core/places/countries";
import { listAllCompanies } from "~/domains/directory/search/search-companies.server";
import { relaxationLevels } from "~/domains/lead-search/criteria/search-relaxation";
import { parseQueryCriteria } from "~/domains/lead-search/query-parser/parse-query";
import { importFile } from "../../support/fixtures/imports";
import { type Business, makeBusiness } from "../../support/harness/context";
import { isExhaustive } from "../../support/harness/test-scope";
import { QUESTIONS } from "../../understanding/evidence/questions";
import { type Half, halfOf } from "../../understanding/halves";

const FILES = import.meta.glob<string>("../../../../shared/data/companies_*.csv", {
  query: "?raw",
  import: "default",
});
const AIM = 0.95;
const ASKED = [
  "banks in Nigeria",
  "banks in South Africa",
  "banks in Egypt",
  "property companies in South Africa",
  "mines in South Africa",
  "mining companies in Mozambique",
  "universities in Kenya",
  "pharmaceutical suppliers in Ghana",
  "builders in Ghana",
  "TV stations in Algeria",
];

if (Object.keys(FILES).length === 0)
  console.info("skipped: the shared companies are not there (../shared/data)");

interface Row {
  id: number;
  importId: number;
  name: string;
  country: string | null;
  label: string | null;
  sector: string | null;
  website: string | null;
  description: string | null;
}

async function importAll(ctx: Business["ctx"]) {
  const files = new Map<number, string>();
  for (const [path, read] of Object.entries(FILES)) {
    const { id } = await importFile(ctx, await read());
    files.set(id, path.split("/companies_").at(-1)?.replace(".csv", "") ?? "");
  }
  const { results } = await ctx.d1
    .prepare(
      "SELECT id, import_id AS importId, name, country, industry_text AS label, sector, website, description FROM companies WHERE account_id = ?",
    )
    .bind(ctx.account.id)
    .all<Row>();
  return results.map((row) => ({ ...row, file: files.get(row.importId) ?? "", hash: "" }));
}

/** What a run with room for all adds without approval: every tier but the likely matches. */
async function found(ctx: Business["ctx"], sentence: string): Promise<Set<number>> {
  const ids = new Set<number>();
  for (const { filters, matchesCity } of relaxationLevels(parseQueryCriteria(sentence)))
    for (const filter of filters)
      for await (const company of listAllCompanies(ctx, { ...filter, isOwnOnly: true }))
        if (matchesCity(company)) ids.add(company.id);
  return ids;
}

describe.skipIf(Object.keys(FILES).length === 0 || !isExhaustive)(
  "ten searches over imported companies",
  () => {
    it("find most matching companies and few others", { timeout: 180_000 }, async () => {
      const { ctx } = await makeBusiness();
      const rows = await importAll(ctx);
      expect(rows.length).toBeGreaterThan(4_000);
      const shares: { half: Half; recall: number; precision: number }[] = [];
      for (const asked of ASKED) {
        const question = QUESTIONS.find((question) => question.asked === asked);
        if (!question) throw new Error(`No question is called ${asked}.`);
        const { country, fits, may } = question;
        const ids = await found(ctx, asked);
        const truth = rows.filter((row) => (!country || row.country === country) && fits(row));
        expect(truth.length, `${asked}: of ${countryName(country ?? "")} nothing fits`).toBeGreaterThan(0);
        const taken = rows.filter(({ id }) => ids.has(id));
        const judged = taken.filter((row) => fits(row) || !may?.(row));
        shares.push({
          half: halfOf(asked),
          recall: truth.filter(({ id }) => ids.has(id)).length / truth.length,
          precision: judged.filter(fits).length / Math.max(1, judged.length),
        });
      }
      const of = (half: Half, measure: "recall" | "precision") => {
        const list = shares.filter((one) => one.half === half).map((one) => one[measure]);
        return { count: list.length, mean: list.reduce((sum, one) => sum + one, 0) / list.length };
      };
      const figures = (["recall", "precision"] as const).map((measure) => {
        const [open, held] = [of("open", measure), of("held", measure)];
        const cases = { open: open.count, held: held.count };
        const name = `ten questions over imported companies: ${measure}`;
        return { name, unit: "share", cases, open: open.mean, held: held.mean, aim: "at least 95 %" };
      });
      // The understanding benchmark parses this line.
      console.info(`FIGURES ${JSON.stringify({ imported: rows.length, figures })}`);
      for (const { name, open, held } of figures) {
        expect(open, name).toBeGreaterThanOrEqual(AIM);
        expect(held, name).toBeGreaterThanOrEqual(AIM);
      }
    });
  },
);
