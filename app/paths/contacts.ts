type Id = number | string;

export const CONTACTS = {
  contacts: "/business/contacts",
  newContact: "/business/contacts/new",
  pastePeople: "/business/contacts/paste",
  pastePeopleOf: (companyId: Id) => `/business/contacts/paste?company=${companyId}`,
  newContactOf: (companyId: Id) => `/business/contacts/new?company=${companyId}`,
  contactHistory: (contactId: Id) => `/business/contacts/${contactId}/history`,
  writeToContact: (contactId: Id) => `/business/contacts/${contactId}/write`,
  contact: (contactId: Id) => `/business/contacts/${contactId}`,
  deleteContact: (contactId: Id) => `/business/contacts/${contactId}/delete`,
  contactsCsv: "/business/contacts.csv",
};
