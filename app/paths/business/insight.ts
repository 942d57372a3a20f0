import { PORTAL } from "../portal";

export const INSIGHT = {
  dashboard: PORTAL.dashboard,
  analytics: "/business-portal/analytics",
  aiMarketing: "/business-portal/ai-marketing",
};
