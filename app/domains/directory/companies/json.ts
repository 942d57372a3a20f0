import { isBasicRecord } from "../open-data/basic-record";
import type { Company } from "./company";
import { LISTED_FACTS, type ListedFact, shownFact } from "./field-sets";

const listedFacts = (company: Company) =>
  Object.fromEntries(LISTED_FACTS.map((name) => [name, shownFact(company, name)])) as Pick<
    Company,
    ListedFact
  >;

/** `contact` is the company's best contact; null without one. */
export const companyJson = (
  company: Company,
  contact: { contactName: string; contactTitle: string | null } | null = null,
) => ({
  id: company.id,
  ...listedFacts(company),
  created_at: company.createdAt.toISOString(),
  source: company.source,
  contact_name: contact?.contactName ?? null,
  contact_title: contact?.contactTitle ?? null,
  is_shared: company.accountId === null,
  is_demo: company.isDemo,
  /** Neither website nor city is known: it ranks last, and costs a lead only if the user accepts basic records. */
  is_basic: isBasicRecord(company),
});

/** Only the fields of a list, because a page has fifty rows. */
export const companyRow = (company: Company) => ({
  id: company.id,
  name: company.name,
  industry: shownFact(company, "industry"),
  country: shownFact(company, "country"),
  city: company.city,
  employees: company.employees ?? company.size,
  website: company.website,
  source: company.source,
  isDemo: company.isDemo,
  isOwn: company.accountId !== null,
  isBasic: isBasicRecord(company),
});
