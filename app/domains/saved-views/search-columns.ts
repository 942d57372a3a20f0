/** In its own module, so that the portal doesn't load other lists' columns. */
export const SEARCH_COLUMNS = {
  name: "Search",
  status: "Status",
  results: "Leads",
  cost: "Leads per run",
  last: "Last run",
} as const;
