type Id = number | string;

export const LEAD_SEARCHES = {
  list: "/ai-lead-search",
  new: "/ai-lead-search/new",
  criteria: "/ai-lead-search/criteria",
  leads: "/ai-lead-search/leads",
  lastResults: "/ai-lead-search/results",
  pick: "/ai-lead-search/pick",
  generate: "/ai-lead-search/generate",
  results: (searchId: Id) => `/ai-lead-search/${searchId}`,
  edit: (searchId: Id) => `/ai-lead-search/${searchId}/edit`,
  run: (searchId: Id) => `/ai-lead-search/${searchId}/run`,
  duplicate: (searchId: Id) => `/ai-lead-search/${searchId}/duplicate`,
  delete: (searchId: Id) => `/ai-lead-search/${searchId}/delete`,
  lead: (leadId: Id) => `/ai-lead-search/leads/${leadId}`,
  shareLead: (leadId: Id) => `/ai-lead-search/leads/${leadId}/share`,
  unshareLead: (leadId: Id) => `/ai-lead-search/leads/${leadId}/unshare`,
};
