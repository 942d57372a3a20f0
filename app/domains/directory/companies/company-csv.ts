import type { Contact } from "../contacts/contact";
import type { Company } from "./company";
import { CSV_FIELDS, companyField, shownFact } from "./field-sets";

export const COMPANY_CSV_HEADER = [...CSV_FIELDS.map((name) => companyField(name).csv ?? name), "updated"];

/** A company as a row of an export; the header's names are those that an import understands. */
export const companyCells = (company: Company) => [
  ...CSV_FIELDS.map((name) => shownFact(company, name)),
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
