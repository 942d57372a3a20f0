import { PORTAL } from "../portal";

/** The reports, one URL for each tab. */
export const REPORTS = {
  home: PORTAL.reports,
  campaigns: "/reports/campaigns",
  agents: "/reports/agents",
  agentsCsv: "/reports/agents.csv",
  marketing: "/reports/marketing",
  costs: "/reports/costs",
};
