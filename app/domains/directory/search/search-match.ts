import { append } from "~/core/lists/unbounded";
import { type CompanyFilter, cityPhrases, facetsOf, keywords, searchWords } from "./company-filter";
import {
  ANY_TOKEN,
  countryToken,
  hiddenToken,
  industryToken,
  likelyToken,
  ownerMark,
  ownerToken,
  sizeToken,
} from "./search-words";

/** The index serves prefixes up to `prefix=` in migrations/0004_search.sql; `search_word_endings` serves longer ones. */
const MAX_PREFIX_LENGTH = 6;
const MAX_STEM_LENGTH = 12;
/** Placeholder for the endings: no word contains braces. */
const ENDINGS = "{endings}";

const anyOf = (parts: string[]) => (parts.length === 1 ? (parts[0] ?? "") : `(${parts.join(" OR ")})`);
const allOf = (parts: string[]) => (parts.length === 1 ? (parts[0] ?? "") : `(${parts.join(" AND ")})`);

type Alternatives = ReadonlyMap<number, string[]>;

interface Owner {
  mark: string;
  hidden: string[];
  owners: { must: string[]; not: string[] };
  /** The placeholder that SQL replaces with the last word's endings; null if FTS5 finds them itself. */
  endings: string | null;
}

function matchOfOwner(
  { mark, hidden, owners, endings }: Owner,
  filter: CompanyFilter,
  alternatives: Alternatives,
): string {
  const quote = (token: string) => `"${mark}${token.replaceAll('"', "")}"`;
  const words = searchWords(filter);
  const must = words.map((word, index) => {
    const others = alternatives.get(index);
    if (others) return anyOf(others.map(quote));
    if (index < words.length - 1) return quote(word);
    return endings ?? `${quote(word)}*`;
  });
  const phrases = (field: "anyWords" | "excludeWords") =>
    keywords(filter, field).map((phrase) => allOf(phrase.map(quote)));
  const wanted = phrases("anyWords");
  if (wanted.length > 0) must.push(anyOf(wanted));
  const cities = cityPhrases(filter).map((phrase) => allOf(phrase.map(quote)));
  const whole = filter.cities?.orCountries ?? [];
  if (cities.length > 0) must.push(anyOf([...cities, ...whole.map((code) => quote(countryToken(code)))]));
  const { countries, industries, likely, sizes, excludedIndustries } = facetsOf(filter);
  if (sizes) must.push(anyOf(sizes.map((size) => quote(sizeToken(size)))));
  if (industries) must.push(anyOf(industries.map((id) => quote(industryToken(id)))));
  if (likely) must.push(anyOf(likely.map((id) => quote(likelyToken(id)))));
  if (countries) must.push(anyOf(countries.map((code) => quote(countryToken(code)))));
  if (must.length === 0) must.push(quote(ANY_TOKEN));
  append(must, owners.must);
  const not = [
    ...phrases("excludeWords"),
    ...excludedIndustries.map((id) => quote(industryToken(id))),
    ...hidden.map((token) => `"${token}"`),
    ...owners.not,
  ];
  return not.length === 0 ? allOf(must) : `(${allOf(must)} NOT ${anyOf(not)})`;
}

function ownersOf(accountId: number | null, { owner }: CompanyFilter): Owner["owners"] {
  if (!owner || accountId === null) return { must: [], not: [] };
  const token = (ownerId: number) => `"${ownerToken(accountId, ownerId)}"`;
  return "is" in owner ? { must: [token(owner.is)], not: [] } : { must: [], not: owner.noneOf.map(token) };
}

function expression(
  filter: CompanyFilter,
  accountId: number | null,
  alternatives: Alternatives,
  isLong: boolean,
) {
  const owners = ownersOf(accountId, filter);
  const shared = (hidden: string[]) =>
    matchOfOwner({ mark: "", hidden, owners, endings: isLong ? ENDINGS : null }, filter, alternatives);
  if (accountId === null) return shared([]);
  const mark = ownerMark(accountId);
  const own = matchOfOwner({ mark, hidden: [], owners, endings: null }, filter, alternatives);
  return filter.isOwnOnly ? own : `${shared([hiddenToken(accountId)])} OR ${own}`;
}

/** Every word is quoted and processed by `tokens`, so no input can add an operator. @throws DomainError invalid */
export const matchOf = (
  filter: CompanyFilter,
  accountId: number | null,
  alternatives: Alternatives = new Map(),
): string => expression(filter, accountId, alternatives, false);

// ENDINGS becomes the shared words with this prefix, as ("construction" OR "constructions"). A prefix query would first
// collect all companies of all these words; this way FTS5 stops after a page. Without an entry, the word itself is
// searched, which has no hit. If the entry is full and may lack words, FTS5's own prefix search is used. An account's
// own companies are few enough for that.
const WITH_ENDINGS = `replace(?1, '${ENDINGS}', coalesce((
  SELECT iif(length(words) < 800, '("' || replace(rtrim(words), ' ', '" OR "') || '")', '"' || ?2 || '"*')
  FROM search_word_endings WHERE beginning = ?2
), '"' || ?2 || '"'))`;

export interface Match {
  sql: string;
  values: string[];
  /** Rows read to find the endings: 0 or 1. */
  rows: number;
}

export function matchSql(
  filter: CompanyFilter,
  accountId: number | null,
  alternatives: Alternatives = new Map(),
): Match {
  const words = searchWords(filter);
  const last = words.at(-1) ?? "";
  const length = [...last].length;
  const isLong =
    !filter.isOwnOnly &&
    length > MAX_PREFIX_LENGTH &&
    length <= MAX_STEM_LENGTH &&
    !/\p{N}/u.test(last) &&
    !alternatives.has(words.length - 1);
  const match = expression(filter, accountId, alternatives, isLong);
  if (!isLong) return { sql: "?1", values: [match], rows: 0 };
  return { sql: WITH_ENDINGS, values: [match, last], rows: 1 };
}
