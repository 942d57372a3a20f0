import { path } from "./path";

type Id = number | string;

export const LEAD_SEARCHES = {
  list: "/ai-lead-search",
  new: "/ai-lead-search/new",
  criteria: "/ai-lead-search/criteria",
  leads: "/ai-lead-search/leads",
  lastResults: "/ai-lead-search/results",
  pick: "/ai-lead-search/pick",
  generate: "/ai-lead-search/generate",
  results: (searchId: Id) => path`/ai-lead-search/${searchId}`,
  edit: (searchId: Id) => path`/ai-lead-search/${searchId}/edit`,
  run: (searchId: Id) => path`/ai-lead-search/${searchId}/run`,
  duplicate: (searchId: Id) => path`/ai-lead-search/${searchId}/duplicate`,
  delete: (searchId: Id) => path`/ai-lead-search/${searchId}/delete`,
  lead: (leadId: Id) => path`/ai-lead-search/leads/${leadId}`,
  shareLead: (leadId: Id) => path`/ai-lead-search/leads/${leadId}/share`,
  unshareLead: (leadId: Id) => path`/ai-lead-search/leads/${leadId}/unshare`,
};
