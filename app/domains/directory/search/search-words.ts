import type { CompanyDraft } from "../companies/company";
import { evidenceOf } from "../taxonomy/evidence/evidence-of-company";
import { likelyIndustries, sureIndustries } from "../taxonomy/evidence/industry-evidence";
import { SIZES } from "../taxonomy/sizes";
import { tokens } from "./normalize-for-search";

/** Maximum distinct words of one company in the index; the rest of a longer description is not searchable. */
const MAX_WORDS = 200;

// The index stores facets as words that start with an underscore, which no user's word does. `_` alone means "unknown";
// a value that isn't a plain code becomes a word that no document contains.
const plain = (value: string) => (/^[a-z0-9]+$/i.test(value) ? value.toLowerCase() : "none_");

/** A term in every document, for a search without words and facets. */
export const ANY_TOKEN = "_t";
export const ownerToken = (accountId: number, ownerId: number) => `_o${accountId}x${ownerId}`;
export const hiddenToken = (accountId: number) => `_h${accountId}`;
export const countryToken = (country: string | null) => `_c${country === null ? "_" : plain(country)}`;
export const industryToken = (industry: string | null) => `_i${industry === null ? "_" : plain(industry)}`;
export const likelyToken = (industry: string) => `_l${plain(industry)}`;
export const sizeToken = (size: string | null) =>
  `_s${size === null ? "_" : (SIZES as readonly string[]).indexOf(size) + 1}`;

const MARKS = 65_000;

/**
 * One private-use character (two beyond 65,000 accounts) before every word and facet of an account's own documents: a
 * search can't match another account's document, and more accounts don't make it slower.
 */
export function ownerMark(accountId: number | null): string {
  if (accountId === null) return "";
  const last = String.fromCodePoint(0xf0000 + (accountId % MARKS));
  return accountId < MARKS ? last : ownerMark(Math.floor(accountId / MARKS)) + last;
}

export const documentFor = (accountId: number | null, tokens: string[]): string => {
  const mark = ownerMark(accountId);
  return [...tokens, ANY_TOKEN].map((token) => mark + token).join(" ");
};

export function wordsOf(
  company: Pick<CompanyDraft, "name" | "city" | "industryText" | "description">,
): string[] {
  const texts = [company.name, company.city, company.industryText, company.description];
  return [...new Set(texts.flatMap((text) => (text ? tokens(text) : [])))].slice(0, MAX_WORDS);
}

function industryTokens(company: CompanyDraft): string[] {
  const evidence = evidenceOf(company);
  const sure = sureIndustries(evidence);
  return [
    ...(sure.length > 0 ? sure.map(industryToken) : [industryToken(null)]),
    ...likelyIndustries(evidence).map(likelyToken),
  ];
}

export const documentOf = (company: CompanyDraft, words: string[]): string =>
  documentFor(company.accountId, [
    ...words,
    countryToken(company.country),
    ...industryTokens(company),
    sizeToken(company.size),
  ]);

export const isCommonWord = (word: string): boolean => /^\P{N}{4,}$/u.test(word);

/** Maximum words learned from one company of an account, so that random imports don't fill a table. */
const MAX_LEARNED = 12;

/**
 * A shared company also contributes words with a digit after seven letters; an own company, only words of its name,
 * city and industry.
 */
export function learnedWords(company: CompanyDraft, words: string[]): string[] {
  if (company.accountId === null) return words.filter((word) => /^(\P{N}{4,}$|\P{N}{7})/u.test(word));
  return wordsOf({ ...company, description: null })
    .filter(isCommonWord)
    .slice(0, MAX_LEARNED);
}
