import type { Context } from "~/core/context";
import { COMPANY_COLUMNS, type Company, type CompanyRow, companyFromRow } from "./company";
import { correctedWords } from "./mend-words.server";
import { type CompanyFilter, matchOf } from "./search-query";
import { endingsOf } from "./word-endings.server";

export type { CompanyFilter } from "./search-query";

export type SearchContext = Pick<Context, "d1" | "account">;

/**
 * Key order is best first, so the page is the first rows FTS5 comes upon. CROSS JOIN: the index leads. CAST: D1 binds
 * numbers as REAL, and FTS5 starts at a cursor only if it is an integer.
 */
export const PAGE_SQL = `SELECT ${COMPANY_COLUMNS}
FROM company_search f CROSS JOIN companies c ON c.slot = f.rowid
WHERE f.company_search MATCH ?1 AND f.rowid > CAST(?2 AS INTEGER) ORDER BY f.rowid LIMIT ?3`;

export interface CompanyPage {
  companies: Company[];
  /** `after` of the next page; null on the last one. */
  next: number | null;
  /** The words that were searched instead, when those typed had no hit. */
  corrected?: string;
}

async function findPage(ctx: SearchContext, filter: CompanyFilter, limit: number, after: number) {
  const match = matchOf(filter, ctx.account?.id ?? null, await endingsOf(ctx, filter));
  const { results } = await ctx.d1
    .prepare(PAGE_SQL)
    .bind(match, after, limit + 1)
    .all<CompanyRow>();
  const companies = results.slice(0, limit).map(companyFromRow);
  return { companies, next: results.length > limit ? (companies.at(-1)?.slot ?? null) : null };
}

/**
 * One page of the companies that the context's account may see (without an account: of the shared directory), best
 * first, then by id. Reads at most 2 x limit + 2 rows; 100 more when words without a hit are mended.
 * @throws DomainError invalid for more keywords or choices than a search takes.
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
