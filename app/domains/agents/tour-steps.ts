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
    text: "Companies that businesses share with you. Call, write, log the result and report the deal.",
  },
  {
    to: DASHBOARD.commission,
    title: "Commission",
    text: "What each deal earns you, what is on hold, and your payouts.",
  },
] as const;
