import { paths } from "~/paths";

/** The lists whose rows can be picked. */
export const HOME = {
  companies: paths.business.companies,
  contacts: paths.business.contacts,
  leads: paths.leadSearch.leads,
  opportunities: paths.opportunities.list,
} as const;
