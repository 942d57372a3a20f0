type Id = number | string;

export const CONTACTS = {
  contacts: "/business/contacts",
  newContact: "/business/contacts/new",
  contact: (contactId: Id) => `/business/contacts/${contactId}`,
  deleteContact: (contactId: Id) => `/business/contacts/${contactId}/delete`,
  contactsCsv: "/business/contacts.csv",
};
