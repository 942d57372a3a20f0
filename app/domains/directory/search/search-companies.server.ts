import type { Context } from "~/core/context";
import { COMPANY_COLUMNS, type Company, type CompanyRow, companyFromRow } from "../companies/company";
import type { CompanyFilter } from "./company-filter";
import { correctedWords } from "./corrected-words.server";
import { type Match, matchSql } from "./search-match";
import { allTaggedCompanies } from "./tagged.server";

export type { CompanyFilter } from "./company-filter";

export type SearchContext = Pick<Context, "d1" | "account">;

/**
 * Keys are ordered best first, so the page is the first rows that FTS5 finds. CROSS JOIN makes the index the outer
 * table. CAST: D1 binds numbers as REAL, and FTS5 starts at a cursor only if it is an integer. ?3 is the first slot, ?4
 * the maximum number of rows.
 */
export const pageSql = (match: Match) => `SELECT ${COMPANY_COLUMNS}
FROM company_search f CROSS JOIN companies c ON c.slot = f.rowid
WHERE f.company_search MATCH ${match.sql} AND f.rowid >= CAST(?3 AS INTEGER) ORDER BY f.rowid LIMIT ?4`;

const keySql = (match: Match) => `SELECT rowid AS slot FROM company_search
WHERE company_search MATCH ${match.sql} AND rowid >= CAST(?3 AS INTEGER) ORDER BY rowid LIMIT ?4`;

export const pageValues = (match: Match, from: number, limit: number) => {
  const [expression, beginning = ""] = match.values;
  return [expression, beginning, from, limit];
};

interface CompanyPage {
  companies: Company[];
  next: number | null;
  /** The corrected words, if the typed ones had no match. */
  corrected?: string;
}

async function findPage(ctx: SearchContext, filter: CompanyFilter, limit: number, after: number) {
  const match = matchSql(filter, ctx.account?.id ?? null);
  const read = (sql: string, from: number, limit: number) =>
    ctx.d1
      .prepare(sql)
      .bind(...pageValues(match, from, limit))
      .all<CompanyRow>();
  // One extra row shows whether more follow. If reading the endings used that row, a query for the next key does.
  const rowLimit = limit + 1 - match.rows;
  const { results } = await read(pageSql(match), after + 1, rowLimit);
  const last = results[limit - 1]?.slot;
  const hasMore =
    last !== undefined &&
    (results.length > limit ||
      (rowLimit === limit && (await read(keySql(match), last + 1, 1)).results.length > 0));
  return { companies: results.slice(0, limit).map(companyFromRow), next: hasMore ? last : null };
}

/**
 * Returns companies best first, then by id. Reads at most 2 x limit + 1 rows, 100 more for words without a match.
 * @throws DomainError invalid
 */
export async function searchCompanies(
  ctx: SearchContext,
  filter: CompanyFilter,
  { limit, after = 0 }: { limit: number; after?: number },
): Promise<CompanyPage> {
  const page = await findPage(ctx, filter, limit, after);
  if (page.companies.length > 0) return page;
  const corrected = await correctedWords(ctx, filter);
  if (corrected === null) return page;
  return { ...(await findPage(ctx, { ...filter, words: corrected }, limit, after)), corrected };
}

const BATCH = 500;

export async function* listAllCompanies(ctx: SearchContext, filter: CompanyFilter): AsyncGenerator<Company> {
  const { account } = ctx;
  if (filter.tag && account) return yield* allTaggedCompanies({ ...ctx, account }, filter, BATCH);
  let asked = filter;
  let after: number | null = 0;
  while (after !== null) {
    const page = await searchCompanies(ctx, asked, { limit: BATCH, after });
    yield* page.companies;
    if (page.corrected !== undefined) asked = { ...filter, words: page.corrected };
    after = page.next;
  }
}
