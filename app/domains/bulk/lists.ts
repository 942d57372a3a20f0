import { paths } from "~/paths";

/** The lists whose rows can be selected, each with its id field and its notification kind; both are published. */
export const BULK_LISTS = {
  companies: { ids: "companyIds", kind: "company", one: "company", many: "companies" },
  contacts: { ids: "contactIds", kind: "contact", one: "contact", many: "contacts" },
  leads: { ids: "leadIds", kind: "lead", one: "lead", many: "leads" },
  opportunities: { ids: "opportunityIds", kind: "opportunity", one: "deal", many: "deals" },
} as const;

export type BulkList = keyof typeof BULK_LISTS;
export const BULK_LIST_NAMES = Object.keys(BULK_LISTS) as [BulkList, ...BulkList[]];

export const LIST_PATHS: Record<BulkList, string> = {
  companies: paths.business.companies,
  contacts: paths.business.contacts,
  leads: paths.leadSearch.leads,
  opportunities: paths.opportunities.list,
};

/** The path of each row's page. */
export const ROW_PATHS: Record<BulkList, (id: number) => string> = {
  companies: paths.business.company,
  contacts: paths.business.contactHistory,
  leads: paths.leadSearch.lead,
  opportunities: paths.opportunities.opportunity,
};

/** The form value for no owner; an API call may also send null. */
export const NOBODY = "nobody";

/** The form values for adding or removing a tag; an API call may send false or true. */
export const ADD = "add";
export const REMOVE = "remove";
