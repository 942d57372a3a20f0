import { type CompanyFilter, type SearchContext, searchCompanies } from "../search/search-companies.server";
import type { Company } from "./company";

const BATCH = 500;

export async function* listAllCompanies(ctx: SearchContext, filter: CompanyFilter): AsyncGenerator<Company> {
  let asked = filter;
  let after: number | null = 0;
  while (after !== null) {
    const page = await searchCompanies(ctx, asked, { limit: BATCH, after });
    yield* page.companies;
    if (page.corrected !== undefined) asked = { ...filter, words: page.corrected };
    after = page.next;
  }
}
