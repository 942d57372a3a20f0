/** Alone, so that the portal loads no other list's. */
export const SEARCH_COLUMNS = {
  name: "Search",
  status: "Status",
  results: "Leads",
  cost: "A run uses up to",
  last: "Last run",
} as const;
