import type { Contact } from "./contact";
import type { SuppressibleContact } from "./with-suppression.server";

/** Only the fields of a list, because a page has fifty rows. */
export const contactRow = (contact: SuppressibleContact) => ({
  id: contact.id,
  contactName: contact.contactName,
  contactTitle: contact.contactTitle,
  contactEmail: contact.contactEmail,
  phoneNumber: contact.phoneNumber,
  companyName: contact.companyName,
  location: contact.location,
  confidence: contact.confidence,
  isSuppressed: contact.isSuppressed,
  isDemo: contact.isDemo,
});

/** A contact in API responses: camelCase fields, and the specification's snake_case equivalents. */
export const contactJson = (contact: Contact) => ({
  id: contact.id,
  contactName: contact.contactName,
  contact_name: contact.contactName,
  contactTitle: contact.contactTitle,
  contact_title: contact.contactTitle,
  contactEmail: contact.contactEmail,
  contact_email: contact.contactEmail,
  phoneNumber: contact.phoneNumber,
  phone_number: contact.phoneNumber,
  companyName: contact.companyName,
  company_name: contact.companyName,
  companyWebsite: contact.companyWebsite,
  company_website: contact.companyWebsite,
  companySize: contact.companySize,
  company_size: contact.companySize,
  industry: contact.industry,
  location: contact.location,
  linkedinProfile: contact.linkedinProfile,
  linkedin_profile: contact.linkedinProfile,
  confidence: contact.confidence,
  source: contact.source,
  fieldSources: contact.fieldSources ?? {},
  isDemo: contact.isDemo,
  createdAt: contact.createdAt.toISOString(),
  created_at: contact.createdAt.toISOString(),
});

export const suppressibleContactJson = (contact: SuppressibleContact) => ({
  ...contactJson(contact),
  isSuppressed: contact.isSuppressed,
});
