import type { Context } from "~/core/context";
import { countryCode } from "~/core/places/countries";
import { abortUnless, isAborted } from "~/core/statement";
import { recordsOfText } from "../imports/csv/csv-records";
import { nameKey } from "../search/normalize-for-search";
import { changeOf, type ListedCompany } from "../sources/listed-company";
import { industryOf } from "../taxonomy/industries";
import { sizeOf } from "../taxonomy/sizes";
import { COMPANY_COLUMNS, type CompanyRow, companyFromRow, NOTHING_KNOWN } from "./company";
import { reserveIds } from "./reserve-ids.server";
import starterList from "./starter-directory.csv?raw";
import { STARTER_SOURCE } from "./starter-source";
import { insertCompanyStatements, updateCompanyStatements } from "./write-companies.server";

type StarterRow = Record<
  "name" | "country" | "city" | "industry" | "website" | "employees" | "description",
  string
>;

const EXISTING = `SELECT ${COMPANY_COLUMNS} FROM json_each(?1) asked
CROSS JOIN companies c ON c.name_key = asked.value AND c.account_id IS NULL AND c.source = '${STARTER_SOURCE}'`;

const STILL_MISSING = abortUnless(`NOT EXISTS (${EXISTING.replace(COMPANY_COLUMNS, "1")}
WHERE c.source_id IN (SELECT value FROM json_each(?2)))`);

function starterRows(): StarterRow[] {
  const [header, ...rows] = recordsOfText(starterList, ",", (message) => new Error(message));
  return rows.map(({ cells }) =>
    Object.fromEntries(header?.cells.map((name, index) => [name, cells[index] ?? ""]) ?? []),
  ) as StarterRow[];
}

function starterCompany(row: StarterRow): ListedCompany {
  const country = countryCode(row.country);
  const employees = row.employees ? Number(row.employees) : null;
  return {
    ...NOTHING_KNOWN,
    accountId: null,
    name: row.name,
    country,
    city: row.city || null,
    industry: industryOf(row.industry),
    industryText: row.industry || null,
    size: employees === null ? null : sizeOf(employees),
    employees,
    website: row.website || null,
    description: row.description || null,
    source: STARTER_SOURCE,
    sourceId: `${nameKey(row.name)} ${country}`,
    importId: null,
    isDemo: false,
  };
}

export async function seedStarterDirectory(
  ctx: Pick<Context, "d1" | "now">,
): Promise<{ added: number; updated: number }> {
  const listed = new Map(
    starterRows()
      .map(starterCompany)
      .map((company) => [company.sourceId, company]),
  );
  const keys = JSON.stringify([...new Set([...listed.values()].map((company) => nameKey(company.name)))]);
  const { results } = await ctx.d1.prepare(EXISTING).bind(keys).all<CompanyRow>();
  const existing = new Map(results.map(companyFromRow).map((company) => [company.sourceId, company]));
  const missing = [...listed.values()].filter((company) => !existing.has(company.sourceId));
  const changes = [...listed.values()].flatMap((company) => {
    const present = existing.get(company.sourceId);
    return (present && changeOf(company, present)) ?? [];
  });
  if (changes.length > 0) await ctx.d1.batch(updateCompanyStatements(ctx, changes));
  if (missing.length === 0) return { added: 0, updated: changes.length };
  const first = await reserveIds(ctx, "companies", missing.length);
  const drafts = missing.map((company, index) => ({ ...company, id: first + index }));
  const guard = ctx.d1
    .prepare(STILL_MISSING)
    .bind(keys, JSON.stringify(missing.map(({ sourceId }) => sourceId)));
  try {
    await ctx.d1.batch([guard, ...insertCompanyStatements(ctx, drafts)]);
    return { added: drafts.length, updated: changes.length };
  } catch (error) {
    if (!isAborted(error)) throw error;
    return { added: 0, updated: changes.length };
  }
}
