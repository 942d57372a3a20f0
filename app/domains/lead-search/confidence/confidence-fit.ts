import { smallest } from "~/core/lists/unbounded";
import { countryName } from "~/core/places/countries";
import { tokens } from "~/domains/directory/search/normalize-for-search";
import { SIZES } from "~/domains/directory/taxonomy/sizes";
import { m } from "~/messages/messages";
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

/** `share` is the part of the weight, 0 to 1; `off` is points deducted from the total. */
export type Answer = [share: number, detail: string, off?: number];

/** "you asked for Kenya or Ghana", "you asked for one of 12". */
export const choiceText = (names: string[]) =>
  names.length > 4
    ? m.site_confidence_one_of_the_you_asked({ count: names.length })
    : m.site_confidence_you_asked_for({ names: orList(names) });

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
  const name =
    company.country === null
      ? m.site_confidence_not_available()
      : `${countryName(company.country)}${placed(company, "country")}`;
  const asked = choiceText(criteria.location.map(countryName));
  const detail = m.site_confidence_country({ name, asked });
  if (company.country === null) return [0, detail];
  return criteria.location.includes(company.country) ? [1, detail] : [0, detail, DEDUCTIONS.otherCountry];
}

export function sizeFit({ company, criteria }: Question): Answer {
  const index = (SIZES as readonly (string | null)[]).indexOf(company.size);
  const asked = choiceText([...criteria.companySize]);
  if (index === -1) return [0, m.site_confidence_size_not_available({ asked })];
  const name = m.site_confidence_people({ size: company.size ?? "", source: placed(company, "size") });
  const nearest = smallest(criteria.companySize.map((size) => Math.abs(SIZES.indexOf(size) - index)));
  if (nearest === 0) return [1, m.site_confidence_size({ name, asked })];
  if (nearest === 1) return [SHARES.nextSize, m.site_confidence_size_the_next_size({ name, asked })];
  return [0, m.site_confidence_size({ name, asked }), DEDUCTIONS.otherSize];
}

/** Whether the record contains a word as typed, or with or without a plural s. */
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
      m.site_confidence_keywords_none_found_in_its({ keywords: criteria.keywords.slice(0, 4).join(", ") }),
      DEDUCTIONS.noWord,
    ];
  const first = all === 1 ? 1 : SHARES.firstWord;
  const matches = found
    .slice(0, 4)
    .map((word) => `“${word}”`)
    .join(", ");
  return [
    first + ((1 - first) * (found.length - 1)) / Math.max(1, all - 1),
    m.site_confidence_keywords_in_its_record_of({ matches, found: found.length, all }),
  ];
}
