import { PORTAL } from "../portal";

/** The reports, one URL per tab. */
export const REPORTS = {
  home: PORTAL.reports,
  campaigns: "/reports/campaigns",
  agents: "/reports/agents",
  agentsCsv: "/reports/agents.csv",
  marketing: "/reports/marketing",
  costs: "/reports/costs",
};
