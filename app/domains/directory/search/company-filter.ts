import { DomainError } from "~/core/errors";
import { industryWithChildren } from "../taxonomy/industries";
import type { Size } from "../taxonomy/sizes";
import { tokens } from "./normalize-for-search";

/** Rows owned by a team member, or rows without an owner in the team. */
type OwnerIs = { is: number } | { noneOf: number[] };

export interface CompanyFilter {
  /** The user's words: the company must contain all of them, the last one as a prefix. */
  words?: string;
  /** The company must contain at least one keyword; for a keyword with several words, all of its words. */
  anyWords?: string[];
  excludeWords?: string[];
  /** ISO 3166 alpha-2. */
  countries?: string[];
  /** Taxonomy ids; an industry includes its child industries. */
  industries?: string[];
  excludeIndustries?: string[];
  /** Industries that are only likely, not certain, for a company. */
  likelyIndustries?: string[];
  sizes?: Size[];
  /** The company contains one of the cities (all words of its name), or is in one of the countries. */
  cities?: { words: string[]; orCountries: string[] } | undefined;
  isOwnOnly?: boolean;
  owner?: OwnerIs;
  tag?: number;
  /** Includes companies whose value for a filtered facet is unknown. */
  allowUnknown?: { country?: boolean; industry?: boolean; size?: boolean };
}

const MAX_WORDS = 12;
/** Maximum keywords (wanted and excluded together), and maximum choices of one facet. */
const MAX_KEYWORDS = 60;
const MAX_CHOICES = 100;
const distinct = <T>(values: T[]) => [...new Set(values)];

export const searchWords = (filter: CompanyFilter): string[] =>
  tokens(filter.words ?? "").slice(0, MAX_WORDS);

/** Keywords without letters and digits are ignored. @throws DomainError invalid above a search's maximum */
export function keywords(filter: CompanyFilter, field: "anyWords" | "excludeWords"): string[][] {
  const given = filter[field] ?? [];
  const count = given.length + (filter[field === "anyWords" ? "excludeWords" : "anyWords"] ?? []).length;
  if (count > MAX_KEYWORDS)
    throw new DomainError("invalid", `Use at most ${MAX_KEYWORDS} keywords. You entered ${count}.`, {
      field: "keywords",
    });
  return given
    .map((keyword) => distinct(tokens(keyword).slice(0, MAX_WORDS)))
    .filter((words) => words.length > 0);
}

/** Facets as lists of values, in which null means unknown; a null list means the facet is not filtered. */
interface Facets {
  countries: (string | null)[] | null;
  industries: (string | null)[] | null;
  sizes: (string | null)[] | null;
  excludedIndustries: string[];
  likely: string[] | null;
}

export function facetsOf(filter: CompanyFilter): Facets {
  const choices = (values: string[] | undefined, withUnknown: boolean | undefined, what: string) => {
    if (!values || values.length === 0) return null;
    const chosen = distinct(values);
    if (chosen.length > MAX_CHOICES)
      throw new DomainError("invalid", `Choose at most ${MAX_CHOICES} ${what}.`, { field: what });
    return withUnknown ? [...chosen, null] : chosen;
  };
  const withChildren = (ids: string[] | undefined) =>
    ids?.slice(0, MAX_CHOICES + 1).flatMap((id) => [id, ...industryWithChildren(id)]);
  const unknown = filter.allowUnknown ?? {};
  return {
    countries: choices(
      filter.countries?.map((code) => code.toUpperCase()),
      unknown.country,
      "countries",
    ),
    industries: choices(withChildren(filter.industries), unknown.industry, "industries"),
    sizes: choices(filter.sizes, unknown.size, "sizes"),
    likely: filter.likelyIndustries?.length
      ? distinct(withChildren(filter.likelyIndustries) ?? []).slice(0, MAX_CHOICES)
      : null,
    excludedIndustries: distinct(withChildren(filter.excludeIndustries) ?? []).slice(0, MAX_CHOICES),
  };
}

/** The words of each city. */
export const cityPhrases = ({ cities }: CompanyFilter): string[][] =>
  (cities?.words ?? [])
    .slice(0, MAX_CHOICES)
    .map((name) => distinct(tokens(name).slice(0, MAX_WORDS)))
    .filter((words) => words.length > 0);

export const asksForWords = (filter: CompanyFilter): boolean =>
  cityPhrases(filter).length +
    searchWords(filter).length +
    keywords(filter, "anyWords").length +
    keywords(filter, "excludeWords").length >
  0;
