import { COUNTRIES } from "~/core/places/countries";
import { INDUSTRIES, industryName } from "~/domains/directory/taxonomy/industries";
import {
  PORTAL_INDUSTRIES,
  SEARCH_PAGE_INDUSTRIES,
  SEARCH_PAGE_NAMES,
} from "~/domains/directory/taxonomy/industry-choices";
import { SIZES } from "~/domains/directory/taxonomy/sizes";
import type { SearchDraft } from "./search-draft";

export interface Choice {
  value: string;
  label: string;
}

export interface SearchChoices {
  industries: Choice[];
  allIndustries: Choice[];
  countries: Choice[];
  sizes: Choice[];
}

const PORTAL_COUNTRIES = ["NG", "ZA", "KE", "GH", "EG", "MA"];

const allIndustries = () => INDUSTRIES.map(({ id, name }) => ({ value: id, label: name }));
const allCountries = () => COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));
const sizes = () => SIZES.map((size) => ({ value: size, label: `${size} people` }));

export const portalChoices = (): SearchChoices => ({
  industries: PORTAL_INDUSTRIES.map((id) => ({ value: id, label: industryName(id) })),
  allIndustries: [],
  countries: allCountries().filter(({ value }) => PORTAL_COUNTRIES.includes(value)),
  sizes: sizes(),
});

const chosenFirst = (choices: Choice[], chosen: string[]) => [
  ...choices.filter(({ value }) => chosen.includes(value)),
  ...choices.filter(({ value }) => !chosen.includes(value)),
];

/** What is chosen first, so that it is seen without scrolling, then the specification's industries, then the rest. */
export function searchChoices(draft: SearchDraft): SearchChoices {
  const first = SEARCH_PAGE_INDUSTRIES.map((id) => ({
    value: id,
    label: SEARCH_PAGE_NAMES[id] ?? industryName(id),
  }));
  const named = new Set<string>(SEARCH_PAGE_INDUSTRIES);
  const rest = allIndustries().filter(({ value }) => !named.has(value));
  return {
    industries: chosenFirst([...first, ...rest], draft.industries),
    allIndustries: chosenFirst(allIndustries(), draft.excludeIndustries),
    countries: chosenFirst(allCountries(), draft.countries),
    sizes: sizes(),
  };
}
