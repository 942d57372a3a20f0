import { agoView, formatDate, formatNumber, formatUsd, plural } from "~/core/format";
import { countryName } from "~/core/places/countries";
import { industryName } from "~/domains/directory/taxonomy/industries";
import type { SearchCriteria } from "./criteria/search-criteria";
import { locationOf } from "./json";
import type { Lead, LeadSearch } from "./lead-search";
import { orList } from "./query-parser/or-list";

const either = (names: string[]) =>
  names.length > 6 ? `${names.slice(0, 5).join(", ")} and ${names.length - 5} more` : orList(names);

export function criteriaText(criteria: SearchCriteria): string {
  const without = [...criteria.excludeIndustry.map(industryName), ...criteria.excludeKeywords];
  return [
    either(criteria.industry.map(industryName)),
    either(criteria.city),
    either(criteria.location.map(countryName)),
    criteria.companySize.length > 0 ? `${either(criteria.companySize)} people` : "",
    criteria.keywords.length > 0 ? `“${either(criteria.keywords)}”` : "",
    without.length > 0 ? `without ${either(without)}` : "",
    criteria.takeLikely ? "including possible matches" : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

const MAX_CHOICES = 12;

export const countryChoices = ({ location }: SearchCriteria) =>
  location.length > MAX_CHOICES ? [] : location.map((value) => ({ value, label: countryName(value) }));

export const reachedText = (reachable: number, all: number): string =>
  all === 0
    ? "No leads yet"
    : `${formatNumber(reachable)} of ${formatNumber(all)} ${all === 1 ? "has" : "have"} an email`;

/** Contains plain text, so that the browser needs no table of names. */
export const searchView = (search: LeadSearch, now: Date, zone: string) => ({
  id: search.id,
  name: search.searchName,
  sentence: search.prompt,
  criteria: search.companyIds
    ? `${plural(search.companyIds.length, "company", "companies")} selected`
    : criteriaText(search.criteria),
  isPicked: search.companyIds !== null,
  status: search.status,
  failureReason: search.failureReason,
  summary: search.runSummary,
  resultsCount: search.resultsCount,
  lacksPeople: search.reachableCount < search.resultsCount,
  reachable: reachedText(search.reachableCount, search.resultsCount),
  runNumber: search.runNumber,
  maxLeads: search.maxLeads,
  createdAt: formatDate(search.createdAt, zone),
  lastRunAt: search.lastRunAt && agoView(search.lastRunAt, now, zone),
  isDemo: search.isDemo,
});
export type SearchView = ReturnType<typeof searchView>;

const FIELD_NAMES: Record<string, string> = {
  companyName: "Company name",
  companyWebsite: "Website",
  companySize: "Size",
  industry: "Industry",
  country: "Country",
  city: "City",
  contactName: "Contact",
  contactTitle: "Job title",
  contactEmail: "Email",
  contactPhone: "Phone",
  linkedinProfile: "LinkedIn",
};

const isWebAddress = (text: string | null) => text !== null && /^https?:\/\//i.test(text);

/** Only the fields of a list, because a page has fifty rows. */
export const leadRow = (lead: Lead) => ({
  id: lead.id,
  companyName: lead.companyName,
  website: lead.companyWebsite,
  location: locationOf(lead),
  industry: lead.industry && industryName(lead.industry),
  size: lead.companySize,
  contactName: lead.contactName,
  contactTitle: lead.contactTitle,
  contactEmail: lead.contactEmail,
  confidence: lead.confidence,
  // Only reasons that change the score; the lead’s page also lists the others.
  reasons: lead.reasons.filter(({ points }) => points !== 0),
  isDemo: lead.isDemo,
});
/** Returns rows in which equal reasons are the same object, which a page sends once. */
export function leadRows(leads: readonly Lead[]) {
  const known = new Map<string, Lead["reasons"][number]>();
  const sharedOf = (reason: Lead["reasons"][number]) => {
    const text = JSON.stringify(reason);
    const shared = known.get(text) ?? reason;
    known.set(text, shared);
    return shared;
  };
  return leads.map(leadRow).map((row) => ({ ...row, reasons: row.reasons.map(sharedOf) }));
}
export const leadRowOfAll = (lead: Lead) => ({ ...leadRow(lead), searches: lead.originCount });
export const ownersOfLeads = (rows: readonly Lead[]): Map<number, number> =>
  new Map(rows.flatMap(({ id, ownerId }) => (ownerId === null ? [] : [[id, ownerId]])));
export type LeadRow = ReturnType<typeof leadRow> & { searches?: number };

export const leadView = (lead: Lead, zone: string) => ({
  id: lead.id,
  searchId: lead.searchId,
  companyName: lead.companyName,
  website: lead.companyWebsite,
  websiteLink: isWebAddress(lead.companyWebsite) ? lead.companyWebsite : null,
  linkedinLink: isWebAddress(lead.linkedinProfile) ? lead.linkedinProfile : null,
  location: locationOf(lead),
  country: lead.country,
  countryName: lead.country && countryName(lead.country),
  industry: lead.industry && industryName(lead.industry),
  size: lead.companySize,
  contactName: lead.contactName,
  contactTitle: lead.contactTitle,
  contactEmail: lead.contactEmail,
  contactPhone: lead.contactPhone,
  confidence: lead.confidence,
  reasons: lead.reasons,
  evidence: Object.entries(lead.evidence).map(([field, { source, at }]) => ({
    field: FIELD_NAMES[field] ?? field,
    source,
    date: formatDate(new Date(at)),
  })),
  status: lead.status,
  estimatedValue: lead.estimatedValue === null ? null : formatUsd(lead.estimatedValue),
  isDemo: lead.isDemo,
  isCharged: lead.isCharged,
  foundAt: formatDate(lead.createdAt, zone),
});
export type LeadView = ReturnType<typeof leadView>;
