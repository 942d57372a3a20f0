import { countryName } from "~/core/places/countries";
import { industryName } from "~/domains/directory/taxonomy/industries";
import type { SearchCriteria } from "./search-criteria";
import type { Chip } from "./ui/criteria-chips";

const chips = (name: string, values: readonly string[], label: (value: string) => string): Chip[] =>
  values.map((value) => ({ name, value, label: label(value) }));

/** The criteria as the form names them, one chip each. */
export const chipsOf = (criteria: SearchCriteria): Chip[] => [
  ...chips("industries", criteria.industry, industryName),
  ...chips("cities", criteria.city, (city) => city),
  ...chips("countries", criteria.location, countryName),
  ...chips("companySizes", criteria.companySize, (size) => `${size} people`),
  ...chips("keywords", criteria.keywords, (word) => `“${word}”`),
  ...chips("excludeIndustries", criteria.excludeIndustry, (id) => `Not ${industryName(id)}`),
  ...chips("excludeKeywords", criteria.excludeKeywords, (word) => `Not “${word}”`),
  ...chips("takeLikely", criteria.takeLikely ? ["on"] : [], () => "Likely ones too"),
];
