import type { AccountContext } from "~/core/context";
import { searchCompanies } from "~/domains/directory/search/search-companies.server";
import type { LeadSearch } from "../lead-search";
import { hasCriteria, type SearchCriteria } from "./search-criteria";
import { tiersOf } from "./search-tiers";

const LOOSER = {
  companySize: "any size",
  keywords: "no keywords",
  location: "any country",
  industry: "any industry",
  excludeKeywords: "no excluded keywords",
  excludeIndustry: "no excluded industries",
} as const satisfies Partial<Record<keyof SearchCriteria, string>>;

export type Loosening = { field: keyof typeof LOOSER; label: string };

export const isLoosening = (field: string | null): field is Loosening["field"] =>
  field !== null && field in LOOSER;

/** Reads at most two rows for each criterion. */
export async function suggestLoosening(ctx: AccountContext, search: LeadSearch): Promise<Loosening[]> {
  const found: Loosening[] = [];
  for (const field of Object.keys(LOOSER) as Loosening["field"][]) {
    const criteria = { ...search.criteria, [field]: [] };
    if (search.criteria[field].length === 0 || !hasCriteria(criteria)) continue;
    const [filter] = tiersOf(criteria)[0]?.filters ?? [];
    if (!filter) continue;
    const { companies } = await searchCompanies(ctx, filter, { limit: 1 });
    if (companies.length > 0) found.push({ field, label: LOOSER[field] });
  }
  return found;
}
