import type { Company } from "~/domains/directory/companies/company";
import { tokens } from "~/domains/directory/search/fold";
import type { CompanyFilter } from "~/domains/directory/search/search-companies.server";
import { industryPhrases, industrySign } from "../confidence/confidence-fit";
import type { SearchCriteria } from "./search-criteria";

const WORDS_AT_A_TIME = 30;

export interface Tier {
  filters: CompanyFilter[];
  /** Whether one that the filters let through may be called a fit; its reasons then say what is missing. */
  isHonest: (company: Company) => boolean;
}

function wordForms(keyword: string): string[] {
  const parts = tokens(keyword);
  const last = parts.pop();
  if (last === undefined) return [];
  const forms = [last, `${last}s`];
  if (last.endsWith("ies")) forms.push(`${last.slice(0, -3)}y`);
  else if (/[^aeiou]y$/.test(last)) forms.push(`${last.slice(0, -1)}ies`);
  else if (last.length > 3 && last.endsWith("s")) forms.push(last.slice(0, -1));
  return forms.map((form) => [...parts, form].join(" "));
}

function groupsOf(words: string[]): string[][] {
  const groups: string[][] = [];
  for (let at = 0; at < words.length; at += WORDS_AT_A_TIME)
    groups.push(words.slice(at, at + WORDS_AT_A_TIME));
  return groups;
}

const always = () => true;

/**
 * Strict first. A country that was asked for and what was excluded are never loosened. Looser is: a size that is not
 * known; none of the words, when an industry was asked for; an industry of which only the record's words speak.
 */
export function tiersOf(criteria: SearchCriteria): Tier[] {
  const forms = [...new Set(criteria.keywords.flatMap(wordForms))];
  const base: CompanyFilter = {
    countries: criteria.location,
    industries: criteria.industry,
    excludeIndustries: criteria.excludeIndustry,
    // All of them are checked again on each company; these few save reading most of the others.
    excludeWords: [...new Set(criteria.excludeKeywords.flatMap(wordForms))].slice(0, 30),
    sizes: criteria.companySize,
  };
  const tier = (change: CompanyFilter, words: string[], isHonest: Tier["isHonest"] = always): Tier => ({
    filters: (words.length === 0 ? [[]] : groupsOf(words)).map((anyWords) => ({
      ...base,
      ...change,
      anyWords,
    })),
    isHonest,
  });
  const anySize: CompanyFilter = { allowUnknown: { size: true } };
  const hasSize = criteria.companySize.length > 0;
  const hasIndustry = criteria.industry.length > 0;
  const tiers = [tier({}, forms)];
  if (hasSize) tiers.push(tier(anySize, forms));
  if (hasIndustry && forms.length > 0) {
    tiers.push(tier({}, []));
    if (hasSize) tiers.push(tier(anySize, []));
  }
  if (hasIndustry) {
    const speaksOfIt = (company: Company) =>
      company.industry === null && industrySign(company, criteria) !== null;
    const words = [...new Set(industryPhrases(criteria.industry).map((phrase) => phrase.join(" ")))];
    tiers.push(tier({ allowUnknown: { industry: true, size: true } }, words, speaksOfIt));
  }
  return tiers;
}
