/** Headings of the search results by kind. */
export const SEARCH_KINDS = {
  screens: "Screens",
  actions: "Actions",
  companies: "Companies",
  contacts: "Contacts",
  leads: "Leads",
  socialLeads: "Social leads",
  threads: "Conversations",
  opportunities: "Deals",
  campaigns: "Campaigns",
  templates: "Templates",
} as const;
export type SearchKind = keyof typeof SEARCH_KINDS;
