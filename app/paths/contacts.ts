import { path } from "./path";

type Id = number | string;

export const CONTACTS = {
  contacts: "/business/contacts",
  contactsOf: (companyId: Id) => path`/business/contacts?company=${companyId}`,
  newContact: "/business/contacts/new",
  pastePeople: "/business/contacts/paste",
  pastePeopleOf: (companyId: Id) => path`/business/contacts/paste?company=${companyId}`,
  newContactOf: (companyId: Id) => path`/business/contacts/new?company=${companyId}`,
  contactHistory: (contactId: Id) => path`/business/contacts/${contactId}/history`,
  /** The composer on the contact's page, with the email form open. */
  writeToContact: (contactId: Id) => path`/business/contacts/${contactId}/history?compose=email#composer`,
  contact: (contactId: Id) => path`/business/contacts/${contactId}`,
  deleteContact: (contactId: Id) => path`/business/contacts/${contactId}/delete`,
  contactsCsv: "/business/contacts.csv",
};
