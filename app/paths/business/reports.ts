import { PORTAL } from "../portal";

/** The reports, one URL for each tab; each is the screen of another URL too. */
export const REPORTS = {
  home: PORTAL.reports,
  campaigns: "/reports/campaigns",
  marketing: "/reports/marketing",
  costs: "/reports/costs",
};
