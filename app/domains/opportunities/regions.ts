import { ownValue } from "~/core/own-value";
import { COUNTRIES, countryCode, countryName, REGIONS } from "~/core/places/countries";

/** The specification's choices; listed before the other African countries. */
const FIRST_REGIONS = ["Nigeria", "Kenya", "South Africa", "Ghana", "Egypt"];

/** For a deal whose lead or thread has no country. */
export const NO_REGION = "Not known";

const GROUPS = ["West Africa", "East Africa", "North Africa", "Southern Africa", "Central Africa"];

/** A country's name from any of its names or codes; null if it is not one of the 54. */
export function regionName(text: string): string | null {
  const code = countryCode(text);
  return code ? countryName(code) : null;
}

/** Normalises a list's region filter: a country, or a part of Africa for all its countries. Null for anything else. */
export const regionFilter = (text: string): string | null =>
  regionName(text) ?? GROUPS.find((name) => name.toLowerCase() === text.toLowerCase()) ?? null;

/** The countries that a region filter includes. */
export const regionsOf = (filter: string): string[] =>
  ownValue(REGIONS, filter)?.map(countryName) ?? [filter];

/** The specification's five countries, then the parts of Africa. */
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
