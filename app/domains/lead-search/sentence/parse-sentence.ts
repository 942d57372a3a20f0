import { COUNTRIES, countryName } from "~/core/places/countries";
import { SIZES } from "~/domains/directory/taxonomy/sizes";
import { NO_CRITERIA, type SearchCriteria } from "../criteria/search-criteria";
import { MAX_KEYWORD_LENGTH, MAX_KEYWORDS } from "../policy";
import { SentenceReader } from "./sentence-reader";
import { takeSizes } from "./sentence-sizes";
import { NARROWING, WEAK_INDUSTRY_WORDS } from "./sentence-words";

export interface ReadSentence {
  criteria: SearchCriteria;
  /** Words that were taken for a misspelt country. */
  readAs: { written: string; country: string }[];
}

/** Never throws, and names no country that the sentence does not name, leave out, or name a city of. */
export function readSentence(sentence: string): ReadSentence {
  const { sizes: counted, rest } = takeSizes(sentence.slice(0, 2000).normalize("NFKC"));
  const places = { wanted: new Set<string>(), excluded: new Set<string>() };
  const readAs: ReadSentence["readAs"] = [];
  const sizes = { wanted: new Set<string>(counted), excluded: new Set<string>() };
  const industries = { strong: new Set<string>(), weak: new Set<string>(), excluded: new Set<string>() };
  const keywords = { wanted: new Map<string, string>(), excluded: new Map<string, string>() };
  const narrowing: string[] = [];
  const keep = (list: Map<string, string>, text: string) =>
    list.set(text.toLowerCase(), text.slice(0, MAX_KEYWORD_LENGTH));

  for (const { item, isNegated, isPurpose } of new SentenceReader(rest).items()) {
    const side = isNegated ? "excluded" : "wanted";
    if (item.kind === "place") {
      for (const code of item.codes) places[side].add(code);
      const country = item.codes.map(countryName).join(", ");
      if (item.misspelled) readAs.push({ written: item.misspelled, country });
    } else if (item.kind === "city") {
      keep(keywords[side], item.text);
      if (!isNegated) places.wanted.add(item.country);
    } else if (item.kind === "size") for (const size of item.sizes) sizes[side].add(size);
    else if (item.kind === "keyword") keep(keywords[side], item.text);
    else if (isNegated) industries.excluded.add(item.id);
    else if (isPurpose && industries.strong.size > 0) keep(keywords.wanted, item.phrase);
    else if (WEAK_INDUSTRY_WORDS.has(item.phrase)) industries.weak.add(item.id);
    else {
      industries.strong.add(item.id);
      if (NARROWING.has(item.phrase)) narrowing.push(item.phrase);
    }
  }
  // "Solar companies or banks": asking banks for the word solar would leave most of them out.
  if (industries.strong.size === 1) for (const word of narrowing) keep(keywords.wanted, word);
  const wanted = industries.strong.size > 0 ? industries.strong : industries.weak;
  const from = places.wanted.size > 0 ? [...places.wanted] : COUNTRIES.map((country) => country.code);
  const isAnySize = sizes.wanted.size === 0;
  const criteria: SearchCriteria = {
    ...NO_CRITERIA,
    industry: [...wanted].filter((id) => !industries.excluded.has(id)),
    location:
      places.wanted.size + places.excluded.size === 0
        ? []
        : from.filter((code) => !places.excluded.has(code)),
    companySize:
      sizes.wanted.size + sizes.excluded.size === 0
        ? []
        : SIZES.filter((size) => (isAnySize || sizes.wanted.has(size)) && !sizes.excluded.has(size)),
    keywords: [...keywords.wanted.values()].slice(0, MAX_KEYWORDS),
    excludeKeywords: [...keywords.excluded.values()].slice(0, MAX_KEYWORDS),
    excludeIndustry: [...industries.excluded],
  };
  return { criteria, readAs };
}

export const parseSentence = (sentence: string): SearchCriteria => readSentence(sentence).criteria;
