import { COUNTRIES, REGIONS } from "~/core/places/countries";
import { INDUSTRIES, industryName } from "~/domains/directory/taxonomy/industries";
import {
  PORTAL_INDUSTRIES,
  SEARCH_PAGE_INDUSTRIES,
  SEARCH_PAGE_NAMES,
} from "~/domains/directory/taxonomy/industry-choices";
import { SIZES } from "~/domains/directory/taxonomy/sizes";

interface Choice {
  value: string;
  label: string;
}

export interface SearchChoices {
  /** Number of industries and countries shown before "more"; all by default. */
  first?: { industries: number; countries: number };
  industries: Choice[];
  allIndustries: Choice[];
  countries: Choice[];
  sizes: Choice[];
}

const PORTAL_COUNTRIES = ["NG", "ZA", "KE", "GH", "EG", "MA"];
const SEARCH_PAGE_COUNTRIES = [
  ...PORTAL_COUNTRIES,
  ...["UG", "TZ", "RW", "ET", "DZ", "TN", "SN", "CM", "CI", "BW", "ZM"],
];

const allIndustries = () => INDUSTRIES.map(({ id, name }) => ({ value: id, label: name }));
const allCountries = () => COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));
const sizes = () => SIZES.map((size) => ({ value: size, label: `${size} people` }));

export const portalChoices = (): SearchChoices => ({
  industries: PORTAL_INDUSTRIES.map((id) => ({ value: id, label: industryName(id) })),
  allIndustries: [],
  countries: allCountries().filter(({ value }) => PORTAL_COUNTRIES.includes(value)),
  sizes: sizes(),
});

export function searchChoices(): SearchChoices {
  const first = SEARCH_PAGE_INDUSTRIES.map((id) => ({
    value: id,
    label: SEARCH_PAGE_NAMES[id] ?? industryName(id),
  }));
  const named = new Set<string>(SEARCH_PAGE_INDUSTRIES);
  const rest = allIndustries().filter(({ value }) => !named.has(value));
  return {
    first: { industries: first.length, countries: SEARCH_PAGE_COUNTRIES.length },
    industries: [...first, ...rest],
    allIndustries: allIndustries(),
    countries: [
      ...SEARCH_PAGE_COUNTRIES.flatMap((code) => allCountries().filter(({ value }) => value === code)),
      ...allCountries().filter(({ value }) => !SEARCH_PAGE_COUNTRIES.includes(value)),
    ],
    sizes: sizes(),
  };
}

/** Choices of the short form: one industry, and a country or a part of Africa. */
export const generateChoices = () => ({
  industries: allIndustries().map(({ label }) => ({ value: label, label })),
  regions: [
    ...Object.keys(REGIONS)
      .slice(0, 5)
      .map((name) => ({ value: name, label: name, group: "African regions" })),
    ...allCountries().map(({ label }) => ({ value: label, label, group: "Countries" })),
  ],
});
