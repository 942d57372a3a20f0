import { smallest } from "~/core/lists/unbounded";
import { countryName } from "~/core/places/countries";
import { tokens } from "~/domains/directory/search/normalize-for-search";
import { SIZES } from "~/domains/directory/taxonomy/sizes";
import type { SearchCriteria } from "../criteria/search-criteria";
import { orList } from "../query-parser/or-list";
import { DEDUCTIONS, SHARES } from "./confidence-weights";

export interface ScoredCompany {
  accountId: number | null;
  name: string;
  country: string | null;
  city: string | null;
  industry: string | null;
  industryText: string | null;
  sector?: string | null;
  size: string | null;
  website: string | null;
  description: string | null;
  source: string;
  isDemo: boolean;
  updatedAt: Date;
  originId?: number | null;
  fieldSources?: Record<string, { source: string; at: string }> | null;
}

export interface Question {
  company: ScoredCompany;
  criteria: SearchCriteria;
  hasContact: boolean;
  hasAddress?: boolean;
  now: Date;
}

/** `share` of the weight, 0 to 1; `off` are points deducted from the sum. */
export type Answer = [share: number, detail: string, off?: number];

/** "you asked for Kenya or Ghana", "one of the 12 you asked for". */
export const choiceText = (names: string[]) =>
  names.length > 4 ? `one of the ${names.length} you asked for` : `you asked for ${orList(names)}`;

const companyWords = (company: ScoredCompany) =>
  new Set(
    [company.name, company.city, company.industryText, company.description].flatMap((text) =>
      tokens(text ?? ""),
    ),
  );

const placed = (company: ScoredCompany, field: string) => {
  const source = company.fieldSources?.[field]?.source;
  return source && source !== company.source ? ` (${source})` : "";
};

export function countryFit({ company, criteria }: Question): Answer {
  const name = company.country === null ? "not available" : countryName(company.country);
  const detail = `Country: ${name}${placed(company, "country")}; ${choiceText(criteria.location.map(countryName))}.`;
  if (company.country === null) return [0, detail];
  return criteria.location.includes(company.country) ? [1, detail] : [0, detail, DEDUCTIONS.otherCountry];
}

export function sizeFit({ company, criteria }: Question): Answer {
  const index = (SIZES as readonly (string | null)[]).indexOf(company.size);
  const asked = choiceText([...criteria.companySize]);
  if (index === -1) return [0, `Size: not available; ${asked}.`];
  const name = `${company.size} people${placed(company, "size")}`;
  const nearest = smallest(criteria.companySize.map((size) => Math.abs(SIZES.indexOf(size) - index)));
  if (nearest === 0) return [1, `Size: ${name}; ${asked}.`];
  if (nearest === 1) return [SHARES.nextSize, `Size: ${name}, the next size; ${asked}.`];
  return [0, `Size: ${name}; ${asked}.`, DEDUCTIONS.otherSize];
}

/** The record contains a word as typed, or with or without a plural s. */
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
  const found = keywordsFound(company, criteria.keywords);
  const all = criteria.keywords.length;
  if (found.length === 0)
    return [
      0,
      `Keywords: none found in its record (${criteria.keywords.slice(0, 4).join(", ")}).`,
      DEDUCTIONS.noWord,
    ];
  const first = all === 1 ? 1 : SHARES.firstWord;
  const matches = found
    .slice(0, 4)
    .map((word) => `“${word}”`)
    .join(", ");
  return [
    first + ((1 - first) * (found.length - 1)) / Math.max(1, all - 1),
    `Keywords: ${matches} in its record, ${found.length} of ${all}.`,
  ];
}
