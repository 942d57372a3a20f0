import { DomainError } from "~/core/errors";
import { tokens } from "./fold";
import { industryWithChildren } from "./industries";
import { ANY_TOKEN, countryToken, hiddenToken, industryToken, ownerMark, sizeToken } from "./search-words";
import type { Size } from "./sizes";

export interface CompanyFilter {
  /** What a person typed: all words must stand in the company, the last one as the beginning of a word. */
  words?: string;
  /** At least one must stand in the company; of a keyword of several words, all of them. */
  anyWords?: string[];
  /** None may stand in the company. */
  excludeWords?: string[];
  /** ISO 3166 alpha-2. */
  countries?: string[];
  /** Ids of the taxonomy; an industry includes those below it. */
  industries?: string[];
  excludeIndustries?: string[];
  sizes?: Size[];
  /** Only what the account added itself, its imports and copies. */
  isOwnOnly?: boolean;
  /** Where a facet is filtered, also take companies of which it is not known. */
  allowUnknown?: { country?: boolean; industry?: boolean; size?: boolean };
}

/** Words of a person beyond these are not looked at. */
export const MOST_WORDS = 12;
/** Keywords (wanted and excluded together) and choices of one facet. */
export const MOST_KEYWORDS = 60;
const MOST_CHOICES = 100;
/** Longest beginning of a word that the index answers itself (`prefix=` in migrations/0001_search.sql). */
export const LONGEST_PREFIX = 6;
/** More endings than these are left to FTS5, which is exact too, but reads all of their documents. */
const MOST_ENDINGS = 64;

const anyOf = (parts: string[]) => (parts.length === 1 ? (parts[0] ?? "") : `(${parts.join(" OR ")})`);
const allOf = (parts: string[]) => (parts.length === 1 ? (parts[0] ?? "") : `(${parts.join(" AND ")})`);
const distinct = <T>(values: T[]) => [...new Set(values)];

/** The words of a search box, at most twelve. */
export const searchWords = (filter: CompanyFilter): string[] =>
  tokens(filter.words ?? "").slice(0, MOST_WORDS);

/** The last word typed, when it is too long for the index to know its endings: `endingsOf` finds them. */
export function longLastWord(filter: CompanyFilter): string | null {
  const last = searchWords(filter).at(-1);
  return last && [...last].length > LONGEST_PREFIX && !/\p{N}/u.test(last) ? last : null;
}

/** Keywords as the words each is made of; those of signs alone are left out. */
function keywords(filter: CompanyFilter, field: "anyWords" | "excludeWords"): string[][] {
  const given = filter[field] ?? [];
  const count = given.length + (filter[field === "anyWords" ? "excludeWords" : "anyWords"] ?? []).length;
  if (count > MOST_KEYWORDS)
    throw new DomainError("invalid", `Use at most ${MOST_KEYWORDS} keywords; there are ${count}.`, {
      field: "keywords",
    });
  return given
    .map((keyword) => distinct(tokens(keyword).slice(0, MOST_WORDS)))
    .filter((words) => words.length > 0);
}

/** The facets as sets of values, null inside for unknown; null for a facet that is not filtered. */
export interface Facets {
  countries: (string | null)[] | null;
  industries: (string | null)[] | null;
  sizes: (string | null)[] | null;
  excludedIndustries: string[];
}

/** @throws DomainError invalid when more is chosen than exists. */
export function facetsOf(filter: CompanyFilter): Facets {
  const choices = (values: string[] | undefined, withUnknown: boolean | undefined, what: string) => {
    if (!values || values.length === 0) return null;
    const chosen = distinct(values);
    if (chosen.length > MOST_CHOICES)
      throw new DomainError("invalid", `Choose at most ${MOST_CHOICES} ${what}.`, { field: what });
    return withUnknown ? [...chosen, null] : chosen;
  };
  const withChildren = (ids: string[] | undefined) =>
    ids?.slice(0, MOST_CHOICES + 1).flatMap((id) => [id, ...industryWithChildren(id)]);
  const unknown = filter.allowUnknown ?? {};
  return {
    countries: choices(
      filter.countries?.map((code) => code.toUpperCase()),
      unknown.country,
      "countries",
    ),
    industries: choices(withChildren(filter.industries), unknown.industry, "industries"),
    sizes: choices(filter.sizes, unknown.size, "sizes"),
    excludedIndustries: distinct(withChildren(filter.excludeIndustries) ?? []).slice(0, MOST_CHOICES),
  };
}

/** Whether the filter asks for words at all; without, the counts of the cube answer it. */
export const asksForWords = (filter: CompanyFilter): boolean =>
  searchWords(filter).length + keywords(filter, "anyWords").length + keywords(filter, "excludeWords").length >
  0;

/** Words that may stand for the word at this place of `searchWords`. */
export type Alternatives = ReadonlyMap<number, string[]>;

/** The expression over the documents of one owner, whose words all begin with `mark`. */
function matchOfOwner(
  mark: string,
  filter: CompanyFilter,
  alternatives: Alternatives,
  hidden: string[],
): string {
  const quote = (token: string) => `"${mark}${token.replaceAll('"', "")}"`;
  const words = searchWords(filter);
  const must = words.map((word, at) => {
    const others = alternatives.get(at) ?? [];
    if (others.length > 0 && others.length <= MOST_ENDINGS) return anyOf(others.map(quote));
    return at === words.length - 1 ? `${quote(word)}*` : quote(word);
  });
  const phrases = (field: "anyWords" | "excludeWords") =>
    keywords(filter, field).map((phrase) => allOf(phrase.map(quote)));
  const wanted = phrases("anyWords");
  if (wanted.length > 0) must.push(anyOf(wanted));
  const { countries, industries, sizes, excludedIndustries } = facetsOf(filter);
  if (sizes) must.push(anyOf(sizes.map((size) => quote(sizeToken(size)))));
  if (industries) must.push(anyOf(industries.map((id) => quote(industryToken(id)))));
  if (countries) must.push(anyOf(countries.map((code) => quote(countryToken(code)))));
  if (must.length === 0) must.push(quote(ANY_TOKEN));
  const not = [
    ...phrases("excludeWords"),
    ...excludedIndustries.map((id) => quote(industryToken(id))),
    ...hidden,
  ];
  return not.length === 0 ? allOf(must) : `(${allOf(must)} NOT ${anyOf(not)})`;
}

/**
 * The FTS5 expression of a filter as one account (null: nobody) may see it: over the shared documents it has not
 * hidden, or its own. Every word is quoted and went through `tokens`, so no input can add an operator. A last word
 * without `alternatives` is a beginning.
 * @throws DomainError invalid for more keywords or choices than a search takes.
 */
export function matchOf(
  filter: CompanyFilter,
  accountId: number | null,
  alternatives: Alternatives = new Map(),
): string {
  if (accountId === null) return matchOfOwner("", filter, alternatives, []);
  const own = matchOfOwner(ownerMark(accountId), filter, alternatives, []);
  if (filter.isOwnOnly) return own;
  const shared = matchOfOwner("", filter, alternatives, [`"${hiddenToken(accountId)}"`]);
  return `${shared} OR ${own}`;
}
