import type { SIZES } from "~/domains/directory/taxonomy/sizes";

type Size = (typeof SIZES)[number];

/** Lists contain no duplicates; an empty list means "any". */
export interface SearchCriteria {
  /** Taxonomy ids. */
  industry: string[];
  /** ISO 3166 alpha-2 codes. */
  location: string[];
  /** Cities and regions, by their names in core/places if listed there. */
  city: string[];
  companySize: Size[];
  keywords: string[];
  excludeKeywords: string[];
  excludeIndustry: string[];
  /** Includes companies that are only likely in an industry of the search. */
  takeLikely?: boolean;
}

export const NO_CRITERIA: SearchCriteria = {
  industry: [],
  location: [],
  city: [],
  companySize: [],
  keywords: [],
  excludeKeywords: [],
  excludeIndustry: [],
};

export const hasCriteria = (criteria: SearchCriteria) =>
  [criteria.industry, criteria.location, criteria.city, criteria.companySize, criteria.keywords].some(
    (list) => list.length > 0,
  );
