import { AGENT } from "~/paths/agent";
import { DASHBOARD } from "~/paths/agents/dashboard";

export const TOUR_STEPS = [
  {
    to: AGENT.home,
    title: "Overview",
    text: "Your earnings, your tier, and what is due today.",
  },
  {
    to: DASHBOARD.leads,
    title: "Leads",
    text: "Companies businesses share with you. Contact them, log the outcome and report deals.",
  },
  {
    to: DASHBOARD.commission,
    title: "Commission",
    text: "Earnings per deal, commission on hold and payouts.",
  },
] as const;
