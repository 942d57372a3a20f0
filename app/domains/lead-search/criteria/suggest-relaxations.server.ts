import type { AccountContext } from "~/core/context";
import type { CompanyFilter } from "~/domains/directory/search/company-filter";
import { searchCompanies } from "~/domains/directory/search/search-companies.server";
import type { LeadSearch } from "../lead-search";
import { isInCity } from "./city-match";
import { hasCriteria, type SearchCriteria } from "./search-criteria";
import { likelyFilter, relaxationLevels } from "./search-relaxation";

const LOOSER = {
  companySize: "any size",
  keywords: "no keywords",
  city: "any city",
  location: "any country",
  industry: "any industry",
  excludeKeywords: "no excluded keywords",
  excludeIndustry: "no excluded industries",
  takeLikely: "possible industry matches",
} as const satisfies Partial<Record<keyof SearchCriteria, string>>;

type Relaxation = { field: keyof typeof LOOSER; label: string };

export const isRelaxation = (field: string | null): field is Relaxation["field"] =>
  field !== null && field in LOOSER;

export function relaxed(criteria: SearchCriteria, field: Relaxation["field"]): SearchCriteria | null {
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

export async function offerPossible(
  ctx: AccountContext,
  { criteria, companyIds: picked }: LeadSearch,
): Promise<Relaxation[]> {
  const isOpen = !picked && relaxed(criteria, "takeLikely") !== null;
  return isOpen && (await fits(ctx, likelyFilter(criteria), criteria))
    ? [{ field: "takeLikely", label: LOOSER.takeLikely }]
    : [];
}

/** Reads at most two rows per criterion, 21 with a city. */
export async function suggestRelaxations(ctx: AccountContext, search: LeadSearch): Promise<Relaxation[]> {
  const found: Relaxation[] = [];
  for (const field of Object.keys(LOOSER) as Relaxation["field"][]) {
    const criteria = relaxed(search.criteria, field);
    if (!criteria) continue;
    const filter =
      field === "takeLikely" ? likelyFilter(criteria) : relaxationLevels(criteria)[0]?.filters[0];
    if (await fits(ctx, filter, criteria)) found.push({ field, label: LOOSER[field] });
  }
  return found;
}
