import { COUNTRIES, countryName } from "~/core/places/countries";
import { industryName } from "~/domains/directory/taxonomy/industries";
import { SIZES, type Size } from "~/domains/directory/taxonomy/sizes";
import { hasCriteria, NO_CRITERIA, type SearchCriteria } from "../criteria/search-criteria";
import { MAX_KEYWORD_LENGTH, MAX_KEYWORDS } from "../policy";
import { negatedPhrases } from "./negated-phrases";
import { type Scoped, scopesOf } from "./scopes";
import { takeSizes } from "./size-phrases";
import { keepSizedTrades } from "./sized-trades";
import { tokenise } from "./tokens";
import { covers, mentionsOf, settle } from "./trades";
import { type Unit, UnitReader } from "./units";
import { unsupportedTerms } from "./unsupported-terms";
import { wordsKept } from "./words-kept";

const MAX_LENGTH = 2000;
const MAX_LISTED = 12;

export interface ParsedQuery {
  criteria: SearchCriteria;
  /** Words with a wrong letter, and what they were taken for. */
  readAs: { written: string; meant: string }[];
  /** Countries outside Africa, English names. */
  notCovered: string[];
  notUnderstood: string[];
}

const unique = (list: readonly string[]) => [
  ...new Map(list.map((text) => [text.toLowerCase(), text.slice(0, MAX_KEYWORD_LENGTH)])).values(),
];

const namedCodes = (scoped: readonly Scoped[]): ReadonlySet<string> =>
  new Set(
    scoped.flatMap(({ unit: { entry } }) =>
      entry?.meaning.kind === "city"
        ? [entry.meaning.city.country]
        : entry?.meaning.kind === "place" && !entry.meaning.isOneOf
          ? entry.meaning.codes
          : [],
    ),
  );

/** "Congolese banks in Kinshasa" are of the one Congo. */
function oneOf(
  { codes, isOneOf }: { codes: readonly string[]; isOneOf?: boolean },
  named: ReadonlySet<string>,
) {
  const those = isOneOf ? codes.filter((code) => named.has(code)) : [];
  return those.length > 0 ? those : codes;
}

function placesOf(scoped: readonly Scoped[]) {
  const wanted = new Set<string>();
  const excluded = new Set<string>();
  const own = new Set<string>();
  const cities = new Set<string>();
  const without: string[] = [];
  const named = namedCodes(scoped);
  for (const { unit, scope } of scoped) {
    const meaning = unit.entry?.meaning;
    const side = scope === "negated" ? excluded : scope === "offer" ? own : wanted;
    if (meaning?.kind === "place") for (const code of oneOf(meaning, named)) side.add(code);
    if (meaning?.kind !== "city") continue;
    if (scope === "negated") without.push(meaning.city.name);
    else side.add(meaning.city.country);
    if (scope === "wanted" || scope === "purpose") cities.add(meaning.city.name);
  }
  if (wanted.size === 0) for (const code of own) wanted.add(code);
  const from = wanted.size > 0 ? [...wanted] : COUNTRIES.map(({ code }) => code);
  const location = wanted.size + excluded.size === 0 ? [] : from.filter((code) => !excluded.has(code));
  return { location, cities: [...cities], without };
}

function sizesOf(scoped: readonly Scoped[], counted: readonly Size[]): Size[] {
  const wanted = new Set<Size>(counted);
  const excluded = new Set<Size>();
  for (const { unit, scope } of scoped)
    if (unit.entry?.meaning.kind === "size" && scope !== "offer" && scope !== "purpose")
      for (const size of unit.entry.meaning.sizes)
        if (scope === "negated") excluded.add(size);
        else if (counted.length === 0) wanted.add(size);
  if (wanted.size + excluded.size === 0) return [];
  return SIZES.filter((size) => (wanted.size === 0 || wanted.has(size)) && !excluded.has(size));
}

function misspellings(units: readonly Unit[]): ParsedQuery["readAs"] {
  return units.flatMap(({ misspelled, entry }) => {
    const meaning = entry?.meaning;
    if (!misspelled || !meaning) return [];
    if (meaning.kind === "place")
      return [{ written: misspelled, meant: meaning.codes.map(countryName).join(", ") }];
    if (meaning.kind === "city") return [{ written: misspelled, meant: meaning.city.name }];
    return meaning.kind === "industry" ? [{ written: misspelled, meant: industryName(meaning.id) }] : [];
  });
}

function criteriaOf(all: readonly Scoped[], reader: UnitReader, counted: readonly Size[]) {
  const scoped = all.filter(({ scope }) => scope !== "unasked");
  const places = placesOf(scoped);
  const mentions = mentionsOf(scoped);
  const { industries, words, unused } = settle(mentions, scoped);
  const { kept, customers, left } = wordsKept(scoped, reader.language);
  const excluded = negatedPhrases(scoped);
  const tooWide = excluded.filter(({ id }) => id === null || industries.some((wanted) => covers(id, wanted)));
  const isTrade = industries.length > 0;
  const industry = isTrade ? industries : [...new Set(customers.map(({ id }) => id))];
  const criteria: SearchCriteria = {
    ...NO_CRITERIA,
    industry,
    location: places.location,
    city: places.cities,
    companySize: sizesOf(scoped, counted),
    keywords: unique([
      ...words,
      ...(isTrade ? customers.flatMap(({ id, word }) => (industries.includes(id) ? [] : [word])) : []),
      ...kept,
    ]),
    excludeKeywords: unique([...tooWide.map(({ text }) => text), ...places.without]).slice(0, MAX_KEYWORDS),
    excludeIndustry: unique(
      excluded.flatMap((mention) => (tooWide.includes(mention) || !mention.id ? [] : [mention.id])),
    ),
  };
  return { criteria, left: [...unused, ...left], unasked: unsupportedTerms(all) };
}

/** Never throws, and names no country that the sentence does not name, leave out, or name a city of. */
export function parseQuery(sentence: string): ParsedQuery {
  const { sizes, rest } = takeSizes(sentence.slice(0, MAX_LENGTH).normalize("NFKC"));
  const reader = new UnitReader(tokenise(rest));
  const units = reader.read();
  const scoped = (withOffers: boolean) => keepSizedTrades(scopesOf(units, withOffers));
  let read = criteriaOf(scoped(true), reader, sizes);
  if (read.criteria.industry.length + read.criteria.keywords.length === 0)
    read = criteriaOf(scoped(false), reader, sizes);
  const { criteria, left, unasked } = read;
  const isNothing = !hasCriteria(criteria) && criteria.excludeKeywords.length === 0;
  const keywords = isNothing ? unique(left) : criteria.keywords;
  const elsewhere = units.flatMap(({ entry, from }) =>
    entry?.meaning.kind === "elsewhere" && !reader.isAimedAt(from) ? [entry.meaning.name] : [],
  );
  return {
    criteria: { ...criteria, keywords: keywords.slice(0, MAX_KEYWORDS) },
    readAs: misspellings(units),
    notCovered: [...new Set(elsewhere)],
    notUnderstood: unique(isNothing ? unasked : [...left, ...unasked]).slice(0, MAX_LISTED),
  };
}

export const parseQueryCriteria = (sentence: string): SearchCriteria => parseQuery(sentence).criteria;
