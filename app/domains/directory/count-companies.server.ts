import type { Context } from "~/core/context";
import type { Total } from "~/core/pagination";
import { asksForWords, type CompanyFilter, facetsOf, matchOf } from "./search-query";
import { endingsOf } from "./word-endings.server";

type CountContext = Pick<Context, "d1" | "account">;

/** Where counting by the index stops: shown as "300+". */
export const COUNT_BOUND = 300;
/** Cells of the cube one count may read; above, the index counts. */
const MOST_CELLS = 150;

const CELLS = `SELECT coalesce(sum(count), 0) AS total
FROM company_counts WHERE account_id IN (0, ?1) AND wildcards = ?2
AND country IN (SELECT value FROM json_each(?3))
AND industry IN (SELECT value FROM json_each(?4))
AND size IN (SELECT value FROM json_each(?5))`;

const BOUNDED = `SELECT count(*) AS total FROM
(SELECT rowid FROM company_search WHERE company_search MATCH ?1 LIMIT ${COUNT_BOUND + 1})`;

interface CellQuery {
  wildcards: number;
  countries: string[];
  industries: string[];
  sizes: string[];
}

/** What to sum (and, for excluded industries, to take off) in the cube; null where it would read too much. */
function cellQueries(filter: CompanyFilter): { sum: CellQuery; less: CellQuery | null } | null {
  const facets = facetsOf(filter);
  const values = (chosen: (string | null)[] | null) => chosen?.map((value) => value ?? "-") ?? ["*"];
  const wildcards = (industries: string[]) =>
    (facets.countries ? 0 : 1) + (industries[0] === "*" ? 2 : 0) + (facets.sizes ? 0 : 4);
  const countries = values(facets.countries);
  const sizes = values(facets.sizes);
  const excluded = facets.excludedIndustries;
  const industries = values(facets.industries).filter((id) => !excluded.includes(id));
  const sum = { wildcards: wildcards(industries), countries, industries, sizes };
  const less =
    facets.industries || excluded.length === 0
      ? null
      : { wildcards: wildcards(excluded), countries, industries: excluded, sizes };
  const cells = (query: CellQuery | null) =>
    query ? query.countries.length * query.industries.length * query.sizes.length : 0;
  return cells(sum) + cells(less) > MOST_CELLS ? null : { sum, less };
}

/**
 * How many companies `searchCompanies` would page through. Facets alone are summed from the cube and exact; anything
 * with words (or with very many choices) is counted up to `COUNT_BOUND`.
 * @throws DomainError invalid for more keywords or choices than a search takes.
 */
export async function countCompanies(ctx: CountContext, filter: CompanyFilter): Promise<Total> {
  const accountId = ctx.account?.id ?? 0;
  const queries = asksForWords(filter) ? null : cellQueries(filter);
  if (!queries) {
    const match = matchOf(filter, ctx.account?.id ?? null, await endingsOf(ctx, filter));
    const row = await ctx.d1.prepare(BOUNDED).bind(match).first<{ total: number }>();
    const count = row?.total ?? 0;
    return { count: Math.min(count, COUNT_BOUND), isExact: count <= COUNT_BOUND };
  }
  const statements = [queries.sum, queries.less]
    .filter((query) => query !== null)
    .map(({ wildcards, countries, industries, sizes }) =>
      ctx.d1
        .prepare(CELLS)
        .bind(accountId, wildcards, ...[countries, industries, sizes].map((list) => JSON.stringify(list))),
    );
  const [sum, less] = await ctx.d1.batch<{ total: number }>(statements);
  return { count: (sum?.results[0]?.total ?? 0) - (less?.results[0]?.total ?? 0), isExact: true };
}
