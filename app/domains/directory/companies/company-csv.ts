import type { Contact } from "../contacts/contact";
import type { Company } from "./company";
import { CSV_FIELDS, companyField, shownFact } from "./field-sets";

export const COMPANY_CSV_HEADER = [...CSV_FIELDS.map((name) => companyField(name).csv ?? name), "updated"];

/** A company as a row of an export, in columns that an import recognises. */
export const companyCells = (company: Company) => [
  ...CSV_FIELDS.map((name) => shownFact(company, name)),
  company.updatedAt.toISOString().slice(0, 10),
];

/** The columns of a contact export, each with a function for its cell. */
const CONTACT_CSV: readonly (readonly [header: string, cell: (contact: Contact) => string | null])[] = [
  ["contact_name", (contact) => contact.contactName],
  ["title", (contact) => contact.contactTitle],
  ["email", (contact) => contact.contactEmail],
  ["phone", (contact) => contact.phoneNumber],
  ["company", (contact) => contact.companyName],
  ["website", (contact) => contact.companyWebsite],
  ["size", (contact) => contact.companySize],
  ["industry", (contact) => contact.industry],
  ["location", (contact) => contact.location],
  ["linkedin", (contact) => contact.linkedinProfile],
  ["source", (contact) => contact.source],
];

export const CONTACT_CSV_HEADER = CONTACT_CSV.map(([header]) => header);

export const contactCells = (contact: Contact) => CONTACT_CSV.map(([, cell]) => cell(contact));
