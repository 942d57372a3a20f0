import { countryName } from "~/core/places/countries";
import type { Contact } from "../contacts/contact";
import { industryName } from "../taxonomy/industries";
import type { Company } from "./company";

export const COMPANY_CSV_HEADER = [
  "name",
  "country",
  "city",
  "industry",
  "size",
  "employees",
  "website",
  "description",
  "source",
  "updated",
];

/** A company as a row of an export; the header's names are those that an import understands. */
export const companyCells = (company: Company) => [
  company.name,
  company.country ? countryName(company.country) : "",
  company.city,
  company.industry ? industryName(company.industry) : company.industryText,
  company.size,
  company.employees,
  company.website,
  company.description,
  company.source,
  company.updatedAt.toISOString().slice(0, 10),
];

export const CONTACT_CSV_HEADER = [
  "contact_name",
  "title",
  "email",
  "phone",
  "company",
  "website",
  "size",
  "industry",
  "location",
  "linkedin",
  "source",
];

export const contactCells = (contact: Contact) => [
  contact.contactName,
  contact.contactTitle,
  contact.contactEmail,
  contact.phoneNumber,
  contact.companyName,
  contact.companyWebsite,
  contact.companySize,
  contact.industry,
  contact.location,
  contact.linkedinProfile,
  contact.source,
];
