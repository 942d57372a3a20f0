import { ownValue } from "~/core/own-value";
import { COUNTRIES, countryCode, countryName, REGIONS } from "~/core/places/countries";

/** The specification's choices precede the other countries of Africa. */
const FIRST_REGIONS = ["Nigeria", "Kenya", "South Africa", "Ghana", "Egypt"];

/** For a deal whose lead or thread has no place. */
export const NO_REGION = "Not known";

const GROUPS = ["West Africa", "East Africa", "North Africa", "Southern Africa", "Central Africa"];

/** The name of a country by any of its spellings; null if it is not one of the 54. */
export function regionName(text: string): string | null {
  const code = countryCode(text);
  return code ? countryName(code) : null;
}

/** The region filter of a list: a country, or all countries of a part of Africa. Null for anything else. */
export const regionFilter = (text: string): string | null =>
  regionName(text) ?? GROUPS.find((name) => name.toLowerCase() === text.toLowerCase()) ?? null;

/** The regions that such a filter lets through. */
export const regionsOf = (filter: string): string[] =>
  ownValue(REGIONS, filter)?.map(countryName) ?? [filter];

/** The specification's five, then the parts of Africa. */
export const regionFilters = (current: string): { value: string; label: string; group: string }[] => {
  const countries = FIRST_REGIONS.includes(current) || GROUPS.includes(current) || !current ? [] : [current];
  return [
    ...[...FIRST_REGIONS, ...countries].map((name) => ({ value: name, label: name, group: "Countries" })),
    ...GROUPS.map((name) => ({ value: name, label: name, group: "African regions" })),
  ];
};

export function regionChoices(current?: string): { value: string; label: string }[] {
  const others = COUNTRIES.map(({ name }) => name).filter((name) => !FIRST_REGIONS.includes(name));
  const names = [...FIRST_REGIONS, ...others];
  if (current && !names.includes(current)) names.unshift(current);
  return names.map((name) => ({ value: name, label: name }));
}
