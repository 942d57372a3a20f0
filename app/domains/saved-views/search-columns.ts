/** Alone, so that the portal loads no other list's. */
export const SEARCH_COLUMNS = {
  name: "Search",
  status: "Status",
  results: "Leads",
  cost: "Max. per run",
  last: "Last run",
} as const;
