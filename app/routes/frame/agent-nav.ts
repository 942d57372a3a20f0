import { paths } from "~/paths";
import type { WorkNav } from "~/ui/layout/work-frame";

const HOME = { to: paths.agent.home, label: "Overview", isAlone: true };
const LEADS = { to: paths.agent.leads, label: "Leads" };
const TASKS = { to: paths.agent.tasks, label: "Tasks" };
const COMMISSION = { to: paths.agent.commission, label: "Commission" };
const ACCOUNT = { to: paths.account.home, label: "Account" };

/** The tabs of a sales agent. */
export const AGENT_NAV: WorkNav = {
  home: { to: paths.agent.home, label: "Agent dashboard" },
  groups: [
    {
      label: "Work",
      icon: "home",
      links: [
        HOME,
        LEADS,
        TASKS,
        { to: paths.agent.orders, label: "Orders" },
        { to: paths.agent.businesses, label: "Businesses" },
      ],
    },
    {
      label: "Earn",
      icon: "card",
      links: [COMMISSION, { to: paths.agent.affiliate, label: "Affiliate" }],
    },
    {
      label: "You",
      icon: "users",
      links: [
        { to: paths.agent.training, label: "Training" },
        { to: paths.agent.profile, label: "Profile" },
        ACCOUNT,
      ],
    },
  ],
  thumb: [
    { ...HOME, icon: "home" },
    { ...LEADS, icon: "briefcase" },
    { ...TASKS, icon: "check" },
    { ...COMMISSION, icon: "card" },
  ],
  menu: [
    { to: paths.agent.profile, label: "Profile" },
    ACCOUNT,
    { to: paths.site.agentCommunity, label: "Community" },
    { to: paths.site.rates, label: "Rates" },
    { to: paths.agent.help, label: "Help" },
  ],
};
