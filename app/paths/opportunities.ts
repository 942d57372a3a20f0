type Id = number | string;

export const OPPORTUNITIES = {
  list: "/opportunities",
  board: "/opportunities/board",
  forecast: "/opportunities/forecast",
  new: "/opportunities/new",
  generate: "/opportunities/generate",
  opportunity: (opportunityId: Id) => `/opportunities/${opportunityId}`,
  edit: (opportunityId: Id) => `/opportunities/${opportunityId}/edit`,
  change: (opportunityId: Id) => `/opportunities/${opportunityId}/change`,
  move: (opportunityId: Id) => `/opportunities/${opportunityId}/move`,
  delete: (opportunityId: Id) => `/opportunities/${opportunityId}/delete`,
  restore: (opportunityId: Id) => `/opportunities/${opportunityId}/restore`,
  ofLead: (leadId: Id) => `/ai-lead-search/leads/${leadId}/opportunity`,
  csv: "/opportunities.csv",
};
