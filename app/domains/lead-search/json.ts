import { countryName } from "~/core/places/countries";
import { industryName } from "~/domains/directory/taxonomy/industries";
import { findProduct } from "./buyers/products";
import type { Buyers } from "./buyers/propose-buyers";
import type { SearchCriteria } from "./criteria/search-criteria";
import type { Lead, LeadSearch } from "./lead-search";
import { type ParsedQuery, parseQuery } from "./query-parser/parse-query";

/** Returns the parts of the prompt that the criteria do not use; for edited criteria, only the countries. */
function unusedOf({
  prompt,
  criteria,
}: Pick<LeadSearch, "prompt" | "criteria">): Pick<ParsedQuery, "notCovered" | "notUnderstood"> {
  const read = parseQuery(prompt ?? "");
  const isRead = JSON.stringify(read.criteria) === JSON.stringify(criteria);
  return { notCovered: read.notCovered, notUnderstood: isRead ? read.notUnderstood : [] };
}

const usd = (cents: number) => cents / 100;

export const criteriaJson = (criteria: SearchCriteria) => ({
  industry: criteria.industry.map(industryName),
  location: criteria.location.map(countryName),
  city: criteria.city,
  companySize: criteria.companySize,
  keywords: criteria.keywords,
  excludeKeywords: criteria.excludeKeywords,
  excludeIndustry: criteria.excludeIndustry.map(industryName),
  takeLikely: criteria.takeLikely === true,
});

/** Null without a product; no suggestions if the description names its buyers. */
export const buyersJson = (buyers: Buyers | null) =>
  buyers && {
    product: findProduct(buyers.product ?? "")?.name ?? null,
    suggestions: buyers.suggestions.map(({ industry, ...suggestion }) => ({
      industry: industryName(industry),
      ...suggestion,
    })),
  };

export const leadSearchJson = (search: LeadSearch) => ({
  id: search.id,
  searchName: search.searchName,
  status: search.status,
  failureReason: search.failureReason,
  /** For the last run: results, possible matches and keywords without effect. */
  summary: search.runSummary,
  resultsCount: search.resultsCount,
  reachableCount: search.reachableCount,
  averageConfidence: search.resultsCount ? Math.round(search.confidenceSum / search.resultsCount) : null,
  maxLeads: search.maxLeads,
  createdAt: search.createdAt.toISOString(),
  lastRunAt: search.lastRunAt?.toISOString() ?? null,
  sentence: search.prompt,
  criteria: criteriaJson(search.criteria),
  isDemo: search.isDemo,
});

export const oneSearchJson = (search: LeadSearch) => ({ ...leadSearchJson(search), ...unusedOf(search) });

export const locationOf = (lead: Pick<Lead, "city" | "country">) =>
  [lead.city, lead.country && countryName(lead.country)].filter(Boolean).join(", ") || null;

export const leadJson = (lead: Lead) => ({
  id: lead.id,
  searchId: lead.searchId,
  companyId: lead.companyId,
  contactName: lead.contactName,
  contactEmail: lead.contactEmail,
  contactPhone: lead.contactPhone,
  phoneNumber: lead.contactPhone,
  contactTitle: lead.contactTitle,
  linkedinProfile: lead.linkedinProfile,
  companyName: lead.companyName,
  companyWebsite: lead.companyWebsite,
  companySize: lead.companySize,
  industry: lead.industry && industryName(lead.industry),
  location: locationOf(lead),
  confidence: lead.confidence,
  confidenceReasons: lead.reasons,
  status: lead.status,
  estimatedValue: lead.estimatedValue === null ? null : usd(lead.estimatedValue),
  dealProbability: lead.dealProbability,
  // None of our sources provides these.
  enrichmentData: { actualData: !lead.isDemo, fundingStatus: null, companyLinkedin: null },
  evidence: lead.evidence,
  isDemo: lead.isDemo,
  createdAt: lead.createdAt.toISOString(),
});
