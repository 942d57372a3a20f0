import { path } from "../path";

type Id = number | string;

/** What deleting one row leads to. Not among `paths`, which every page's script has. */
export const REMOVAL = {
  removedContacts: "/business/contacts/removed",
  restoreContact: (contactId: Id) => path`/business/contacts/${contactId}/restore`,
  removeLead: (leadId: Id) => path`/ai-lead-search/leads/${leadId}/remove`,
  restoreLead: (leadId: Id) => path`/ai-lead-search/leads/${leadId}/restore`,
};
