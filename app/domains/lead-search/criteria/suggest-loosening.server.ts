import type { AccountContext } from "~/core/context";
import type { CompanyFilter } from "~/domains/directory/search/company-filter";
import { searchCompanies } from "~/domains/directory/search/search-companies.server";
import type { LeadSearch } from "../lead-search";
import { isInCity } from "./city-match";
import { hasCriteria, type SearchCriteria } from "./search-criteria";
import { likelyFilter, tiersOf } from "./search-tiers";

const LOOSER = {
  companySize: "any size",
  keywords: "no keywords",
  city: "any city",
  location: "any country",
  industry: "any industry",
  excludeKeywords: "no excluded keywords",
  excludeIndustry: "no excluded industries",
  takeLikely: "an industry that is only likely",
} as const satisfies Partial<Record<keyof SearchCriteria, string>>;

export type Loosening = { field: keyof typeof LOOSER; label: string };

export const isLoosening = (field: string | null): field is Loosening["field"] =>
  field !== null && field in LOOSER;

export function loosened(criteria: SearchCriteria, field: Loosening["field"]): SearchCriteria | null {
  if (field === "takeLikely")
    return criteria.takeLikely || criteria.industry.length === 0 ? null : { ...criteria, takeLikely: true };
  const looser = { ...criteria, [field]: [] };
  return criteria[field].length === 0 || !hasCriteria(looser) ? null : looser;
}

const MAX_NAMESAKES = 10;

async function fits(ctx: AccountContext, filter: CompanyFilter | undefined, criteria: SearchCriteria) {
  if (filter === undefined) return false;
  const limit = filter.cities ? MAX_NAMESAKES : 1;
  const { companies } = await searchCompanies(ctx, filter, { limit });
  return companies.some((company) => isInCity(company, criteria));
}

export async function offerLikely(
  ctx: AccountContext,
  { criteria, picked }: LeadSearch,
): Promise<Loosening[]> {
  const isOpen = !picked && loosened(criteria, "takeLikely") !== null;
  return isOpen && (await fits(ctx, likelyFilter(criteria), criteria))
    ? [{ field: "takeLikely", label: LOOSER.takeLikely }]
    : [];
}

/** Reads at most two rows for each criterion, 21 where a city is asked for. */
export async function suggestLoosening(ctx: AccountContext, search: LeadSearch): Promise<Loosening[]> {
  const found: Loosening[] = [];
  for (const field of Object.keys(LOOSER) as Loosening["field"][]) {
    const criteria = loosened(search.criteria, field);
    if (!criteria) continue;
    const filter = field === "takeLikely" ? likelyFilter(criteria) : tiersOf(criteria)[0]?.filters[0];
    if (await fits(ctx, filter, criteria)) found.push({ field, label: LOOSER[field] });
  }
  return found;
}
