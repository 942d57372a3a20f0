import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";

export const TOUR_STEPS = [
  {
    to: paths.agent.home,
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
    text: "Deals that you reported, and whether the business has confirmed them.",
  },
  {
    to: DASHBOARD.businesses,
    title: "Businesses",
    text: "Who wants you to sell for them. You accept or decline, and write to each other.",
  },
  {
    to: DASHBOARD.commission,
    title: "Commission",
    text: "Every amount that you earned, what is on hold, and what was paid.",
  },
  {
    to: DASHBOARD.affiliate,
    title: "Affiliate",
    text: "Your link for agents you bring in, and what they earn you.",
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
