import { cityNamed } from "~/core/places/cities";
import type { Company } from "~/domains/directory/companies/company";
import { tokens } from "~/domains/directory/search/normalize-for-search";
import type { CompanyFilter } from "~/domains/directory/search/search-companies.server";
import type { SearchCriteria } from "./search-criteria";

const MAX_CITIES = 20;

const asked = ({ city }: Pick<SearchCriteria, "city">) =>
  city.slice(0, MAX_CITIES).map((name) => {
    const known = cityNamed(name);
    return {
      country: known?.country ?? null,
      spellings: known ? [...known.spellings, ...known.contains] : [name],
    };
  });

/**
 * A city narrows only its own country: "Ghana and Nairobi" includes all of Ghana. A city that no table contains narrows
 * every country.
 */
function wholeCountries(criteria: Pick<SearchCriteria, "city" | "location">): string[] {
  const narrowed = new Set(asked(criteria).map(({ country }) => country));
  return narrowed.has(null) ? [] : criteria.location.filter((code) => !narrowed.has(code));
}

/** Finds a superset of `isInCity`, because the company's words include its city. */
export function cityFilter(criteria: SearchCriteria): CompanyFilter["cities"] {
  if (criteria.city.length === 0) return undefined;
  return {
    words: asked(criteria).flatMap(({ spellings }) => spellings),
    orCountries: wholeCountries(criteria),
  };
}

const holds = (text: string[], tokens: string[]) =>
  tokens.length > 0 &&
  text.some((_, position) => tokens.every((token, index) => text[position + index] === token));

/**
 * Compares the company's own city, in any spelling, as whole words: "Mombasa County" is in Mombasa, and Cape Town in
 * the Western Cape.
 */
export function isInCity(
  company: Pick<Company, "city" | "country">,
  criteria: Pick<SearchCriteria, "city" | "location">,
): boolean {
  if (criteria.city.length === 0) return true;
  if (company.country !== null && wholeCountries(criteria).includes(company.country)) return true;
  const written = tokens(company.city ?? "");
  return asked(criteria).some(
    ({ country, spellings }) =>
      (country === null || company.country === null || company.country === country) &&
      spellings.some((spelling) => holds(written, tokens(spelling))),
  );
}
