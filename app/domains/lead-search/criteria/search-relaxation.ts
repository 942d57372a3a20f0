import type { Company } from "~/domains/directory/companies/company";
import { tokens } from "~/domains/directory/search/normalize-for-search";
import type { CompanyFilter } from "~/domains/directory/search/search-companies.server";
import { englishWords } from "../query-parser/english-words";
import { cityFilter, isInCity } from "./city-match";
import type { SearchCriteria } from "./search-criteria";

const WORDS_BATCH_SIZE = 30;
const MAX_EXCLUDED = 30;

export interface RelaxationLevel {
  filters: CompanyFilter[];
  /** Whether a filtered company is in a city of the search. */
  matchesCity: (company: Company) => boolean;
  isLikely: boolean;
}

function wordForms(keyword: string): string[] {
  const parts = tokens(keyword);
  const last = parts.pop();
  if (last === undefined) return [];
  const forms = [last, `${last}s`];
  if (last.endsWith("ies")) forms.push(`${last.slice(0, -3)}y`);
  else if (/[^aeiou]y$/.test(last)) forms.push(`${last.slice(0, -1)}ies`);
  else if (last.length > 3 && last.endsWith("s")) forms.push(last.slice(0, -1));
  if (/(?:s|x|z|ch|sh)es$/.test(last)) forms.push(last.slice(0, -2));
  return forms.map((form) => [...parts, form].join(" "));
}

function groupsOf(keywords: string[]): string[][] {
  const groups: string[][] = [];
  for (let index = 0; index < keywords.length; index += WORDS_BATCH_SIZE)
    groups.push(keywords.slice(index, index + WORDS_BATCH_SIZE));
  return groups;
}

export function excludedWords({ excludeKeywords, keywords }: SearchCriteria): string[] {
  const english = excludeKeywords.flatMap(englishWords).filter((word) => !keywords.includes(word));
  return [...new Set([...excludeKeywords, ...english])];
}

const filterOf = (criteria: SearchCriteria): CompanyFilter => ({
  countries: criteria.location,
  cities: cityFilter(criteria),
  industries: criteria.industry,
  excludeIndustries: criteria.excludeIndustry,
  excludeWords: [...new Set(excludedWords(criteria).flatMap(wordForms))].slice(0, MAX_EXCLUDED),
  sizes: criteria.companySize,
});

export const likelyFilter = (criteria: SearchCriteria): CompanyFilter | undefined =>
  criteria.industry.length === 0
    ? undefined
    : {
        ...filterOf(criteria),
        industries: [],
        likelyIndustries: criteria.industry,
        allowUnknown: { size: true },
      };

/**
 * Strictest first. Countries, cities and exclusions always apply. Later levels allow, in order: an unknown size; no
 * matching keyword, if the search has an industry; and, if included, an industry that is only likely.
 */
export function relaxationLevels(criteria: SearchCriteria): RelaxationLevel[] {
  const forms = [...new Set(criteria.keywords.flatMap(wordForms))];
  const base = filterOf(criteria);
  const tier = (change: CompanyFilter, keywords: string[]): RelaxationLevel => ({
    filters: (keywords.length === 0 ? [[]] : groupsOf(keywords)).map((anyWords) => ({
      ...base,
      ...change,
      anyWords,
    })),
    matchesCity: (company) => isInCity(company, criteria),
    isLikely: false,
  });
  const anySize: CompanyFilter = { allowUnknown: { size: true } };
  const hasSize = criteria.companySize.length > 0;
  const tiers = [tier({}, forms)];
  if (hasSize) tiers.push(tier(anySize, forms));
  if (criteria.industry.length > 0 && forms.length > 0) {
    tiers.push(tier({}, []));
    if (hasSize) tiers.push(tier(anySize, []));
  }
  const likely = likelyFilter(criteria);
  if (criteria.takeLikely && likely) tiers.push({ ...tier(likely, []), isLikely: true });
  return tiers;
}
