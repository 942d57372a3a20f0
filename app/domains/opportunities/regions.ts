import { COUNTRIES, countryCode, countryName } from "~/core/places/countries";

/** The specification's choices stand before the other countries of Africa. */
export const FIRST_REGIONS = ["Nigeria", "Kenya", "South Africa", "Ghana", "Egypt"];

/** A country by any of its spellings gets its name; anything else stays what was typed. */
export function regionName(text: string): string {
  const code = countryCode(text);
  return code ? countryName(code) : text;
}

export function regionChoices(current?: string): { value: string; label: string }[] {
  const others = COUNTRIES.map(({ name }) => name).filter((name) => !FIRST_REGIONS.includes(name));
  const names = [...FIRST_REGIONS, ...others];
  if (current && !names.includes(current)) names.unshift(current);
  return names.map((name) => ({ value: name, label: name }));
}
