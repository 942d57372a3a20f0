import { paths } from "~/paths";
import { CHATS } from "~/paths/agents/chats";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { MATCHING } from "~/paths/agents/matching";
import type { WorkNav } from "~/ui/layout/work-frame";

const HOME = { to: paths.agent.home, label: "Overview", isAlone: true };
const LEADS = { to: DASHBOARD.leads, label: "Leads" };
const TASKS = { to: DASHBOARD.tasks, label: "Tasks" };
const COMMISSION = { to: DASHBOARD.commission, label: "Commission" };
const ACCOUNT = { to: paths.account.home, label: "Account" };

/** The tabs of a sales agent, with how many chats have something new. */
export const agentNav = (unreadChats: number): WorkNav => ({
  home: { to: paths.agent.home, label: "Agent dashboard" },
  groups: [
    {
      label: "Work",
      icon: "home",
      links: [
        HOME,
        LEADS,
        TASKS,
        { to: DASHBOARD.orders, label: "Orders" },
        {
          to: DASHBOARD.businesses,
          label: unreadChats > 0 ? `Businesses (${unreadChats} new)` : "Businesses",
          covers: [MATCHING.allAsked, CHATS.own],
        },
      ],
    },
    {
      label: "Earn",
      icon: "card",
      links: [COMMISSION, { to: DASHBOARD.affiliate, label: "Affiliate" }],
    },
    {
      label: "You",
      icon: "users",
      links: [
        { to: DASHBOARD.training, label: "Training" },
        { to: DASHBOARD.profile, label: "Profile" },
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
    { to: DASHBOARD.profile, label: "Profile" },
    ACCOUNT,
    { to: paths.site.agentCommunity, label: "Community" },
    { to: paths.site.rates, label: "Rates" },
    { to: DASHBOARD.help, label: "Help" },
  ],
});
