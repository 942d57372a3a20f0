import { AGENT } from "~/paths/agent";
import { DASHBOARD } from "~/paths/agents/dashboard";

export const TOUR_STEPS = [
  {
    to: AGENT.home,
    title: "Overview",
    text: "What you earn, the leads you work on, your tier, and what waits today.",
  },
  {
    to: DASHBOARD.leads,
    title: "Leads",
    text: "Companies that a business shares with you. Call, write, and say what came of it.",
  },
  {
    to: DASHBOARD.tasks,
    title: "Tasks",
    text: "Calls you promised and steps you planned: what is overdue, what is due today.",
  },
  {
    to: DASHBOARD.orders,
    title: "Orders",
    text: "Deals that you reported, and what became of each.",
  },
  {
    to: DASHBOARD.businesses,
    title: "Businesses",
    text: "Who wants you to sell for them. You accept or decline.",
  },
  {
    to: DASHBOARD.commission,
    title: "Commission",
    text: "Every amount that you earned, and what is on hold.",
  },
  {
    to: DASHBOARD.affiliate,
    title: "Affiliate",
    text: "What the agents you bring in earn you, and the link to invite them with.",
  },
  {
    to: DASHBOARD.training,
    title: "Training",
    text: "Lessons on selling for a business. They come with the academy.",
  },
  {
    to: DASHBOARD.profile,
    title: "Profile",
    text: "Your tier, the way to the next one, and what businesses see of you.",
  },
] as const;
