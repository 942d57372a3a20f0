import type { Context } from "~/core/context";
import { MAX_EXACT_COUNT, type Total, totalUpTo } from "~/core/pagination";
import { asksForWords, type CompanyFilter, facetsOf } from "./company-filter";
import { matchSql } from "./search-match";

type CountContext = Pick<Context, "d1" | "account">;

/** Maximum cells of the cube that one count reads, two rows each; above it, the index counts. */
const MAX_CELLS = 140;

const CELLS = `SELECT coalesce(sum(k.count), 0) AS total FROM json_each(?1) cell
CROSS JOIN company_counts k ON k.account_id = cell.value ->> 0 AND k.wildcards = cell.value ->> 1
AND k.country = cell.value ->> 2 AND k.industry = cell.value ->> 3 AND k.size = cell.value ->> 4`;

type Cell = [account: number, wildcards: number, country: string, industry: string, size: string];

function cellsOf(filter: CompanyFilter, accounts: number[]): Cell[] {
  const { countries, sizes } = facetsOf(filter);
  const values = (chosen: (string | null)[] | null) => chosen?.map((value) => value ?? "-") ?? ["*"];
  const wildcards = (countries ? 0 : 1) + 2 + (sizes ? 0 : 4);
  return accounts.flatMap((account) =>
    values(countries).flatMap((country) =>
      values(sizes).map((size): Cell => [account, wildcards, country, "*", size]),
    ),
  );
}

/** The cube contains only the stated industry; the index contains all industries of a company. */
const asksForIndustry = ({ industries, excludeIndustries, likelyIndustries }: CompanyFilter) =>
  Boolean(industries?.length || excludeIndustries?.length || likelyIndustries?.length);

/**
 * Counts country and size exactly; counts words and industries up to `limit`, the number of rows read.
 * @throws DomainError invalid
 */
export async function countCompanies(
  ctx: CountContext,
  filter: CompanyFilter,
  limit = MAX_EXACT_COUNT,
): Promise<Total> {
  const accountId = ctx.account?.id ?? null;
  const owners = accountId === null ? [0] : filter.isOwnOnly ? [accountId] : [0, accountId, -accountId];
  const cells =
    asksForWords(filter) || asksForIndustry(filter) || filter.owner ? null : cellsOf(filter, owners);
  if (cells && cells.length <= MAX_CELLS) {
    const row = await ctx.d1.prepare(CELLS).bind(JSON.stringify(cells)).first<{ total: number }>();
    return { count: row?.total ?? 0, isExact: true };
  }
  const match = matchSql(filter, accountId);
  const row = await ctx.d1
    .prepare(
      `SELECT count(*) AS total FROM
      (SELECT rowid FROM company_search WHERE company_search MATCH ${match.sql} LIMIT ${limit})`,
    )
    .bind(...match.values)
    .first<{ total: number }>();
  const count = row?.total ?? 0;
  return totalUpTo(count, limit);
}
