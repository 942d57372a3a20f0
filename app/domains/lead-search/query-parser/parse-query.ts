import { COUNTRIES, countryName, flagsAsCountries } from "~/core/places/countries";
import { industryName } from "~/domains/directory/taxonomy/industries";
import { SIZES, type Size } from "~/domains/directory/taxonomy/sizes";
import { type BuyerRequest, findBuyerRequest } from "../buyers/buyer-request";
import type { Product } from "../buyers/products";
import { type Buyers, proposeBuyers } from "../buyers/propose-buyers";
import { hasCriteria, NO_CRITERIA, type SearchCriteria } from "../criteria/search-criteria";
import { MAX_KEYWORD_LENGTH, MAX_KEYWORDS } from "../policy";
import { negatedPhrases } from "./negated-phrases";
import { type Scoped, scopesOf } from "./scopes";
import { takeSizes } from "./size-phrases";
import { keepSizedTrades } from "./sized-trades";
import { type Token, tokenise } from "./tokens";
import { covers, mentionsOf, settle } from "./trades";
import { type Unit, UnitReader } from "./units";
import { unsupportedTerms } from "./unsupported-terms";
import { wordsKept } from "./words-kept";

const MAX_LENGTH = 2000;
const MAX_LISTED = 12;

export interface ParsedQuery {
  criteria: SearchCriteria;
  /** Misspelled words, and what they were interpreted as. */
  readAs: { written: string; meant: string }[];
  /** English names of countries outside Africa. */
  notCovered: string[];
  notUnderstood: string[];
  /** The buyers, if the description is about a product. */
  buyers: Buyers | null;
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

/** "Congolese banks in Kinshasa" are in only one of the two Congos. */
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
  const { industries, keywords, unused } = settle(mentions, scoped);
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
      ...keywords,
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

function readTokens(tokens: readonly Token[], whole: readonly Token[], counted: readonly Size[]) {
  const reader = new UnitReader(tokens, whole);
  const units = reader.read();
  const read = (withOffers: boolean) =>
    criteriaOf(keepSizedTrades(scopesOf(units, withOffers)), reader, counted);
  const elsewhere = units.flatMap(({ entry, from }) =>
    entry?.meaning.kind === "elsewhere" && !reader.isAimedAt(from) ? [entry.meaning.name] : [],
  );
  return { units, read, notCovered: [...new Set(elsewhere)] };
}

/** "We sell pumps to farms": the offer names the product, and an industry follows it. */
function namesBuyer(units: readonly Unit[], { taken }: BuyerRequest): boolean {
  const scoped = scopesOf(units, true);
  const isOffered = scoped.some(({ unit, scope }) => scope === "offer" && taken.has(unit.from));
  const isWanted = ({ unit, scope }: Scoped) =>
    scope === "wanted" && unit.entry?.meaning.kind === "industry" && !taken.has(unit.from);
  return isOffered && scoped.some(isWanted);
}

/** Parses the rest of a description about a product: the buyers it names, or else proposed buyers. */
function parseBuyers(request: BuyerRequest, whole: readonly Token[], counted: readonly Size[]): ParsedQuery {
  const { units, read, notCovered } = readTokens(request.rest, whole, counted);
  const offered = read(true);
  const open = read(false);
  const isNamed = offered.criteria.industry.length > 0;
  // The user's own places count if no others are named.
  const isElsewhere = offered.criteria.location.join() !== open.criteria.location.join();
  const { criteria, left, unasked } = isNamed || isElsewhere ? offered : open;
  const { product } = request;
  return {
    ...(isNamed ? { criteria, buyers: namedBy(product) } : proposeBuyers(criteria, { product })),
    readAs: misspellings(units),
    notCovered,
    notUnderstood: unique([...left, ...unasked]).slice(0, MAX_LISTED),
  };
}

const namedBy = ({ id }: Product): Buyers => ({ product: id, suggestions: [] });

/**
 * With `findBuyers` the description is what the user sells, and the user's own trade is no criterion, even if the table
 * doesn't know it. Never throws. Returns only countries that the description names, excludes, or names a city of.
 */
export function parseQuery(sentence: string, findBuyers = false): ParsedQuery {
  const { sizes, rest } = takeSizes(flagsAsCountries(sentence.slice(0, MAX_LENGTH).normalize("NFKC")));
  const tokens = tokenise(rest);
  const request = findBuyerRequest(tokens, findBuyers);
  const { units, read, notCovered } = readTokens(tokens, tokens, sizes);
  const isNamed = request !== null && namesBuyer(units, request);
  if (request && !isNamed) return parseBuyers(request, tokens, sizes);
  let found = read(true);
  if (found.criteria.industry.length + found.criteria.keywords.length === 0) found = read(false);
  const { criteria, left, unasked } = found;
  const parts = { readAs: misspellings(units), notCovered };
  if (findBuyers && !request)
    return {
      ...parts,
      criteria: { ...criteria, industry: [], keywords: [] },
      notUnderstood: [],
      buyers: { product: null, suggestions: [] },
    };
  const isNothing = !hasCriteria(criteria) && criteria.excludeKeywords.length === 0;
  const keywords = isNothing ? unique(left) : criteria.keywords;
  return {
    ...parts,
    criteria: { ...criteria, keywords: keywords.slice(0, MAX_KEYWORDS) },
    notUnderstood: unique(isNothing ? unasked : [...left, ...unasked]).slice(0, MAX_LISTED),
    buyers: request && namedBy(request.product),
  };
}

export const parseQueryCriteria = (sentence: string): SearchCriteria => parseQuery(sentence).criteria;
