import { sql } from "drizzle-orm";
import { type AccountContext, isDemoWork } from "~/core/context";
import { inJsonArray } from "~/core/statement";
import type { Company } from "~/domains/directory/companies/company";
import { getCompaniesByIds } from "~/domains/directory/companies/get-company.server";
import { ownCopiesOf } from "~/domains/directory/companies/same-company";
import { type CompanyFilter, searchCompanies } from "~/domains/directory/search/search-companies.server";
import { keywordsFound } from "../confidence/confidence-fit";
import { excludedWords, relaxationLevels } from "../criteria/search-relaxation";
import type { SearchQuery } from "../lead-search";
import { companiesRemovedFrom } from "../leads/removal/removed-leads.server";
import { leads } from "../tables";

const PAGE = 250;
/** Maximum pages of one tier: a search that was run very often looks only at its first 20,000 companies. */
const MAX_PAGES = 80;
/** Candidates that are scored exactly before the best are chosen. */
export const POOL_SIZE = 400;

export interface Candidates {
  companies: Company[];
  isAny: boolean;
  partly: Set<number>;
  /** Companies that are only likely in an industry of the search. */
  likely: Set<number>;
}

async function findKnown(ctx: AccountContext, searchId: number, companies: Company[]): Promise<Set<number>> {
  const ids = companies.flatMap(({ id, originId }) => [id, originId ?? id]);
  const rows = await ctx.db.all<{ id: number }>(sql`
    select company_id as id from ${leads} where search_id = ${searchId} and company_id in ${inJsonArray(ids)}
    union all ${companiesRemovedFrom(searchId, ids)}`);
  const known = new Set(rows.map((row) => row.id));
  const isKnown = ({ id, originId }: Company) => known.has(id) || (originId !== null && known.has(originId));
  return new Set(companies.filter(isKnown).map(({ id }) => id));
}

/** Demo searches find only demo companies, so that adding demo data uses no leads. Real searches find no demo companies. */
export const isCandidate =
  (ctx: AccountContext) =>
  ({ isDemo }: Pick<Company, "isDemo">): boolean =>
    isDemoWork(ctx) ? isDemo : ctx.account.isDemo || !isDemo;

/** Returns the selected companies that aren't leads of the search yet. */
async function findSelected(ctx: AccountContext, searchId: number, picked: number[]): Promise<Candidates> {
  const own = await ctx.db.all<{ id: number }>(ownCopiesOf(ctx, picked));
  const seen = await getCompaniesByIds(
    ctx,
    own.map(({ id }) => id),
  );
  const found = seen.filter(isCandidate(ctx));
  const known = await findKnown(ctx, searchId, found);
  return {
    companies: found.filter(({ id }) => !known.has(id)),
    isAny: found.length > 0,
    partly: new Set(),
    likely: new Set(),
  };
}

/** Returns candidates, best records first. Looser tiers are read only while the stricter ones have not filled the run. */
export async function findCandidates(ctx: AccountContext, search: SearchQuery): Promise<Candidates> {
  const { criteria, companyIds: picked } = search;
  if (picked) return findSelected(ctx, search.id, picked);
  const pool = new Map<number, Company>();
  const seen = new Set<number>();
  const [partly, likely] = [new Set<number>(), new Set<number>()];
  const isOwnOnly = isDemoWork(ctx);
  const isOne = isCandidate(ctx);
  const excluded = excludedWords(criteria);
  const limit = Math.max(POOL_SIZE, search.maxLeads * 2);
  const read = async (filter: CompanyFilter, matchesCity: (company: Company) => boolean) => {
    let after: number | null = 0;
    for (let page = 0; page < MAX_PAGES && after !== null && pool.size < limit; page++) {
      const found = await searchCompanies(ctx, { ...filter, isOwnOnly }, { limit: PAGE, after });
      const fresh = found.companies.filter(
        (company) =>
          !seen.has(company.id) &&
          isOne(company) &&
          matchesCity(company) &&
          keywordsFound(company, excluded).length === 0,
      );
      const known = fresh.length > 0 ? await findKnown(ctx, search.id, fresh) : new Set<number>();
      for (const company of fresh) {
        seen.add(company.id);
        if (!known.has(company.id)) pool.set(company.id, company);
      }
      after = found.next;
    }
  };
  for (const [looseness, tier] of relaxationLevels(criteria).entries()) {
    const strict = new Set(pool.keys());
    for (const filter of tier.filters) await read(filter, tier.matchesCity);
    const added = [...pool.keys()].filter((id) => !strict.has(id));
    if (looseness > 0) for (const id of added) (tier.isLikely ? likely : partly).add(id);
    if (pool.size >= search.maxLeads) break;
  }
  return { companies: [...pool.values()], isAny: seen.size > 0, partly, likely };
}
