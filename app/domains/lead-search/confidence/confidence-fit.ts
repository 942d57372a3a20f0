import { countryName } from "~/core/places/countries";
import { tokens } from "~/domains/directory/search/fold";
import { INDUSTRIES, industryName, industryWithChildren } from "~/domains/directory/taxonomy/industries";
import { SIZES } from "~/domains/directory/taxonomy/sizes";
import type { SearchCriteria } from "../criteria/search-criteria";
import { orList } from "../sentence/or-list";
import { CONFIDENCE_WEIGHTS, SHARES } from "./confidence-weights";

export interface ScoredCompany {
  accountId: number | null;
  name: string;
  country: string | null;
  city: string | null;
  industry: string | null;
  industryText: string | null;
  size: string | null;
  website: string | null;
  description: string | null;
  source: string;
  isDemo: boolean;
  updatedAt: Date;
}

export interface Question {
  company: ScoredCompany;
  criteria: SearchCriteria;
  hasContact: boolean;
  now: Date;
}

export type Answer = [points: number, detail: string];

/** "you asked for Kenya or Ghana", "one of the 12 you asked for". */
const choiceText = (names: string[]) =>
  names.length > 4 ? `one of the ${names.length} you asked for` : `you asked for ${orList(names)}`;

const companyWords = (company: ScoredCompany) =>
  new Set(
    [company.name, company.city, company.industryText, company.description].flatMap((text) =>
      tokens(text ?? ""),
    ),
  );

const phrasesOf = (industry: string) =>
  INDUSTRIES.find((each) => each.id === industry)?.words.map((word) => tokens(word)) ?? [];

export const industryPhrases = (industries: string[]): string[][] =>
  industries
    .flatMap(industryWithChildren)
    .flatMap(phrasesOf)
    .filter((phrase) => phrase.length > 0);

export function industrySign(company: ScoredCompany, criteria: SearchCriteria): string | null {
  const words = companyWords(company);
  const sign = industryPhrases(criteria.industry).find((phrase) => phrase.every((word) => words.has(word)));
  return sign?.join(" ") ?? null;
}

export function industryFit({ company, criteria }: Question): Answer {
  const max = CONFIDENCE_WEIGHTS.industry;
  const { industry } = company;
  const asked = choiceText(criteria.industry.map(industryName));
  if (criteria.industry.length === 0)
    return [max, `Industry: ${industry ? industryName(industry) : "not known"}. You asked for any industry.`];
  const wanted = criteria.industry.flatMap(industryWithChildren);
  if (industry && wanted.includes(industry)) return [max, `Industry: ${industryName(industry)}; ${asked}.`];
  if (industry) return [0, `Industry: ${industryName(industry)}; ${asked}.`];
  const sign = industrySign(company, criteria);
  return sign
    ? [
        Math.floor(max * SHARES.industryInText),
        `Industry: not stated, but “${sign}” stands in its record; ${asked}.`,
      ]
    : [0, `Industry: not known; ${asked}.`];
}

export function countryFit({ company, criteria }: Question): Answer {
  const max = CONFIDENCE_WEIGHTS.country;
  const name = company.country === null ? "not known" : countryName(company.country);
  if (criteria.location.length === 0) return [max, `Country: ${name}. You asked for any country.`];
  const fits = company.country !== null && criteria.location.includes(company.country);
  return [fits ? max : 0, `Country: ${name}; ${choiceText(criteria.location.map(countryName))}.`];
}

export function sizeFit({ company, criteria }: Question): Answer {
  const max = CONFIDENCE_WEIGHTS.size;
  const at = (SIZES as readonly (string | null)[]).indexOf(company.size);
  const name = at === -1 ? "not known" : `${company.size} people`;
  if (criteria.companySize.length === 0) return [max, `Size: ${name}. You asked for any size.`];
  const distances = criteria.companySize.map((size) => Math.abs(SIZES.indexOf(size) - at));
  const nearest = at === -1 ? 9 : Math.min(...distances);
  const points = nearest === 0 ? max : nearest === 1 ? Math.floor(max * SHARES.nextSize) : 0;
  const near = nearest === 1 ? ", the next size" : "";
  return [points, `Size: ${name}${near}; ${choiceText([...criteria.companySize])}.`];
}

/** A word stands in the record in the form that was typed, or with or without a plural s. */
const holds = (words: Set<string>, word: string) =>
  [word, `${word}s`, word.replace(/s$/, ""), word.replace(/ies$/, "y"), word.replace(/y$/, "ies")].some(
    (form) => words.has(form),
  );

export function keywordsFound(company: ScoredCompany, keywords: string[]): string[] {
  const words = companyWords(company);
  return keywords.filter((keyword) => {
    const parts = tokens(keyword);
    return parts.length > 0 && parts.every((part) => holds(words, part));
  });
}

export function wordsFit({ company, criteria }: Question): Answer {
  const max = CONFIDENCE_WEIGHTS.words;
  if (criteria.keywords.length === 0) return [max, "Words: you asked for none."];
  const found = keywordsFound(company, criteria.keywords);
  if (found.length === 0)
    return [0, `Words: none of yours stands in its record (${criteria.keywords.slice(0, 4).join(", ")}).`];
  const others = Math.max(1, criteria.keywords.length - 1);
  const points = Math.floor(
    max *
      (SHARES.firstWord +
        ((1 - SHARES.firstWord) * (found.length - (criteria.keywords.length === 1 ? 0 : 1))) / others),
  );
  return [
    Math.min(max, points),
    `Words: ${found
      .slice(0, 4)
      .map((word) => `“${word}”`)
      .join(", ")} in its record, ${found.length} of ${criteria.keywords.length}.`,
  ];
}
