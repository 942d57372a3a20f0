import type { Context } from "~/core/context";
import { countryName } from "~/core/places/countries";
import { industryName } from "../taxonomy/industries";

type StatsContext = Pick<Context, "d1" | "account" | "now">;

interface FacetCount {
  /** Country code, industry id or size; null for companies where it is unknown. */
  value: string | null;
  count: number;
}

interface FacetCounts {
  total: number;
  countries: FacetCount[];
  industries: FacetCount[];
  sizes: FacetCount[];
}

export interface DirectoryStats {
  totalCompanies: number;
  totalContacts: number;
  /** Added in the last seven days including today (UTC), without the shared directory's initial companies. */
  recentlyAdded: number;
  addedToday: number;
  countries: number;
  industries: number;
  byCountry: { country: string; code: string; count: number }[];
  byIndustry: { industry: string; id: string; count: number }[];
}

const ANY_COUNTRY = 1;
const ANY_INDUSTRY = 2;
const ANY_SIZE = 4;

const MARGINS = `SELECT wildcards, country, industry, size, count FROM company_counts
WHERE account_id IN (0, ?1, -?1) AND wildcards IN (3, 5, 6, 7)`;

/** The shared directory's first day is its initial import, not an addition. */
const DAYS = `SELECT day, count FROM company_days WHERE account_id IN (0, ?1, -?1) AND day > ?2
  AND (account_id > 0 OR day > (SELECT min(day) FROM company_days WHERE account_id = 0))`;

const CONTACTS = "SELECT count FROM contact_counts WHERE account_id IN (0, ?1)";

interface Cell {
  wildcards: number;
  country: string;
  industry: string;
  size: string;
  count: number;
}

const marginsOf = (cells: Cell[]): FacetCounts => {
  const counts = (wildcards: number, facet: "country" | "industry" | "size") => {
    const sums = new Map<string, number>();
    for (const cell of cells)
      if (cell.wildcards === wildcards) sums.set(cell[facet], (sums.get(cell[facet]) ?? 0) + cell.count);
    return [...sums]
      .filter(([, count]) => count > 0)
      .map(([value, count]) => ({ value: value === "-" ? null : value, count }))
      .sort((a, b) => b.count - a.count || String(a.value).localeCompare(String(b.value)));
  };
  const all = ANY_COUNTRY + ANY_INDUSTRY + ANY_SIZE;
  return {
    total: counts(all, "country")[0]?.count ?? 0,
    countries: counts(all - ANY_COUNTRY, "country"),
    industries: counts(all - ANY_INDUSTRY, "industry"),
    sizes: counts(all - ANY_SIZE, "size"),
  };
};

const marginStatement = (ctx: StatsContext) => ctx.d1.prepare(MARGINS).bind(ctx.account?.id ?? 0);

/** Reads at most 250 rows. */
export async function facetCounts(ctx: StatsContext): Promise<FacetCounts> {
  const { results } = await marginStatement(ctx).all<Cell>();
  return marginsOf(results);
}

/** Reads maintained counters: at most 270 rows. */
export async function getDirectoryStats(ctx: StatsContext): Promise<DirectoryStats> {
  const today = Math.floor(ctx.now().getTime() / 86_400_000);
  const account = ctx.account?.id ?? 0;
  const [cells, days, contacts] = await ctx.d1.batch<Cell & { day: number }>([
    marginStatement(ctx),
    ctx.d1.prepare(DAYS).bind(account, today - 7),
    ctx.d1.prepare(CONTACTS).bind(account),
  ]);
  const facets = marginsOf(cells?.results ?? []);
  const added = days?.results ?? [];
  const sum = (rows: { count: number }[] = []) => rows.reduce((total, row) => total + row.count, 0);
  const known = (counts: FacetCount[]) =>
    counts.flatMap(({ value, count }) => (value === null ? [] : [{ value, count }]));
  const [byCountry, byIndustry] = [known(facets.countries), known(facets.industries)];
  return {
    totalCompanies: facets.total,
    totalContacts: sum(contacts?.results),
    recentlyAdded: sum(added),
    addedToday: sum(added.filter((row) => row.day === today)),
    countries: byCountry.length,
    industries: byIndustry.length,
    byCountry: byCountry
      .slice(0, 10)
      .map(({ value, count }) => ({ country: countryName(value), code: value, count })),
    byIndustry: byIndustry
      .slice(0, 10)
      .map(({ value, count }) => ({ industry: industryName(value), id: value, count })),
  };
}
