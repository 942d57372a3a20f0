import type { AccountContext } from "~/core/context";
import type { Page } from "~/core/pagination";
import type { BrowseQuery } from "./browse-schema";
import type { Company } from "./company";
import type { Contact } from "./contact";
import { countCompanies } from "./count-companies.server";
import { listContacts } from "./list-contacts.server";
import { type CompanyFilter, searchCompanies } from "./search-companies.server";
import type { Size } from "./sizes";

/** The filter of the engine for what the database browser asks. */
export const filterOf = (query: Omit<BrowseQuery, "limit" | "cursor">): CompanyFilter => ({
  ...(query.search ? { words: query.search } : {}),
  ...(query.country.length ? { countries: query.country } : {}),
  ...(query.industry.length ? { industries: query.industry } : {}),
  ...(query.size.length ? { sizes: query.size as Size[] } : {}),
});

/** One page of the companies an account sees, with their total; `corrected` when a typo was mended. */
export async function browseCompanies(
  ctx: AccountContext,
  query: BrowseQuery,
): Promise<Page<Company> & { corrected: string | null }> {
  const filter = filterOf(query);
  const found = await searchCompanies(ctx, filter, { limit: query.limit, after: query.cursor ?? 0 });
  const corrected = found.corrected ?? null;
  const total = await countCompanies(ctx, corrected ? { ...filter, words: corrected } : filter);
  return { rows: found.companies, next: found.next, total, corrected };
}

/** One page of the contacts an account sees, with their total. */
export const browseContacts = (ctx: AccountContext, query: BrowseQuery): Promise<Page<Contact>> =>
  listContacts(ctx, filterOf(query), { limit: query.limit, before: query.cursor });
