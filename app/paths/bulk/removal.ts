import { path } from "../path";

type Id = number | string;

/** Pages that follow deleting one row. Kept out of `paths`, which every page's script contains. */
export const REMOVAL = {
  removedContacts: "/business/contacts/removed",
  restoreContact: (contactId: Id) => path`/business/contacts/${contactId}/restore`,
  removeLead: (leadId: Id) => path`/ai-lead-search/leads/${leadId}/remove`,
  restoreLead: (leadId: Id) => path`/ai-lead-search/leads/${leadId}/restore`,
};
