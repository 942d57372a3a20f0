import { path } from "./path";

type Id = number | string;

export const OPPORTUNITIES = {
  list: "/opportunities",
  board: "/opportunities/board",
  forecast: "/opportunities/forecast",
  new: "/opportunities/new",
  generate: "/opportunities/generate",
  opportunity: (opportunityId: Id) => path`/opportunities/${opportunityId}`,
  edit: (opportunityId: Id) => path`/opportunities/${opportunityId}/edit`,
  change: (opportunityId: Id) => path`/opportunities/${opportunityId}/change`,
  move: (opportunityId: Id) => path`/opportunities/${opportunityId}/move`,
  delete: (opportunityId: Id) => path`/opportunities/${opportunityId}/delete`,
  restore: (opportunityId: Id) => path`/opportunities/${opportunityId}/restore`,
  ofLead: (leadId: Id) => path`/ai-lead-search/leads/${leadId}/opportunity`,
  csv: "/opportunities.csv",
};
