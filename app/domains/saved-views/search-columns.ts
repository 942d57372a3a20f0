/** Alone, so that the portal loads no other list's. */
export const SEARCH_COLUMNS = {
  name: "Search",
  status: "Status",
  results: "Leads",
  cost: "Leads per run",
  last: "Last run",
} as const;
