import { path } from "./path";

type Id = number | string;

/** The business portal's pages that belong to no single resource. */
export const PORTAL = {
  dashboard: "/dashboard",
  reports: "/reports",
  settings: "/settings",
  tags: "/business/tags",
  duplicates: "/business/duplicates",
  deletions: "/business/deletions",
  support: "/support",
  askSupport: "/support/new",
  training: "/training",
  marketing: "/marketing",
  social: "/social-leads",
  expansion: "/business/database-expansion",
  home: "/business",
  alias: "/business-portal",
  leadsTab: "/business-portal/leads",
  agentsTab: "/business-portal/agents",
  matchingTab: "/business-portal/agent-matching",
  agents: "/agents",
  billing: "/billing",
  overview: "/business-portal/overview",
  plans: "/business-portal/plans",
};

export const SEARCH = { page: "/search", keys: "/search/keys", call: "/api/search" };

export const SAVED_VIEWS = {
  page: "/views",
  delete: (savedViewId: Id) => path`/views/saved/${savedViewId}/delete`,
  rename: (savedViewId: Id) => path`/views/saved/${savedViewId}/rename`,
};
