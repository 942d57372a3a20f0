import { paths } from "~/paths";

export const TOUR_STEPS = [
  {
    to: paths.agent.home,
    title: "Overview",
    text: "What you earn, the leads you work on, your tier, and what waits today.",
  },
  {
    to: paths.agent.leads,
    title: "Leads",
    text: "Companies that a business shares with you. Call, write, and say what came of it.",
  },
  {
    to: paths.agent.tasks,
    title: "Tasks",
    text: "Calls you promised and steps you planned: what is overdue, what is due today.",
  },
  {
    to: paths.agent.orders,
    title: "Orders",
    text: "Deals that you reported, and whether the business has confirmed them.",
  },
  {
    to: paths.agent.businesses,
    title: "Businesses",
    text: "Who wants you to sell for them. You accept or decline, and write to each other.",
  },
  {
    to: paths.agent.commission,
    title: "Commission",
    text: "Every amount that you earned, what is on hold, and what was paid.",
  },
  {
    to: paths.agent.affiliate,
    title: "Affiliate",
    text: "Your link for agents you bring in, and what they earn you.",
  },
  {
    to: paths.agent.training,
    title: "Training",
    text: "Lessons on selling for a business. They come with the academy.",
  },
  {
    to: paths.agent.profile,
    title: "Profile",
    text: "Your tier, the way to the next one, and what businesses see of you.",
  },
] as const;
