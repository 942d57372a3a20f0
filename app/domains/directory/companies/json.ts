import { countryName } from "~/core/places/countries";
import { industryName } from "../taxonomy/industries";
import type { Company } from "./company";

/** A company as the calls give it; the person is the best known contact, null where none is known. */
export const companyJson = (
  company: Company,
  contact: { contactName: string; contactTitle: string | null } | null = null,
) => ({
  id: company.id,
  name: company.name,
  size: company.size,
  employees: company.employees,
  industry: company.industry ? industryName(company.industry) : company.industryText,
  country: company.country ? countryName(company.country) : null,
  city: company.city,
  website: company.website,
  created_at: company.createdAt.toISOString(),
  source: company.source,
  contact_name: contact?.contactName ?? null,
  contact_title: contact?.contactTitle ?? null,
  is_shared: company.accountId === null,
  is_demo: company.isDemo,
});
