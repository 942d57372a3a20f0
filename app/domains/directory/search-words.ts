import type { CompanyDraft } from "./company";
import { tokens } from "./fold";
import { SIZES } from "./sizes";

/** Most different words of one company in the index; a longer description is searchable by its beginning. */
const MOST_WORDS = 200;

// Facets stand in the index as words that begin with an underscore, which no word of a person does. `_` alone is
// "unknown"; anything that is not a plain code becomes a word that no document has.
const plain = (value: string) => (/^[a-z0-9]+$/i.test(value) ? value.toLowerCase() : "none_");

/** Who may see the document: everybody (null) or one account. */
export const scopeToken = (accountId: number | null) => `_t${accountId ?? 0}`;
/** Whom a shared company is hidden from. */
export const hiddenToken = (accountId: number) => `_h${accountId}`;
export const countryToken = (country: string | null) => `_c${country === null ? "_" : plain(country)}`;
export const industryToken = (industry: string | null) => `_i${industry === null ? "_" : plain(industry)}`;
export const sizeToken = (size: string | null) =>
  `_s${size === null ? "_" : (SIZES as readonly string[]).indexOf(size) + 1}`;

/** The different words a company is found by. */
export function wordsOf(
  company: Pick<CompanyDraft, "name" | "city" | "industryText" | "description">,
): string[] {
  const texts = [company.name, company.city, company.industryText, company.description];
  return [...new Set(texts.flatMap((text) => (text ? tokens(text) : [])))].slice(0, MOST_WORDS);
}

/** The document of a company in the index: its words and facets; `words` as `wordsOf` gives them. */
export const documentOf = (company: CompanyDraft, words: string[]): string =>
  [
    ...words,
    scopeToken(company.accountId),
    countryToken(company.country),
    industryToken(company.industry),
    sizeToken(company.size),
  ].join(" ");

/** Words worth completing and mending (search_words): four letters and more, no digits. */
export const isCommonWord = (word: string): boolean => word.length >= 4 && /^\P{N}{4,}$/u.test(word);
