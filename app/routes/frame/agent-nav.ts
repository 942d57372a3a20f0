import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { CHATS } from "~/paths/agents/chats";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { MATCHING } from "~/paths/agents/matching";
import type { WorkNav } from "~/ui/layout/work-frame";

const home = () => ({ to: paths.agent.home, label: m.agents_nav_overview(), isAlone: true });
const leads = () => ({ to: DASHBOARD.leads, label: m.agents_nav_leads() });
const tasks = () => ({ to: DASHBOARD.tasks, label: m.agents_nav_tasks() });
const commission = () => ({ to: DASHBOARD.commission, label: m.agents_nav_commission() });
const account = () => ({ to: paths.account.home, label: m.agents_nav_account() });

/** The tabs of a sales agent, with the number of unread chats. */
export const agentNav = (unreadChats: number): WorkNav => ({
  home: { to: paths.agent.home, label: m.agents_nav_agent_dashboard() },
  groups: [
    {
      label: m.agents_nav_work(),
      icon: "home",
      links: [
        home(),
        leads(),
        tasks(),
        { to: DASHBOARD.orders, label: m.agents_nav_orders() },
        {
          to: DASHBOARD.businesses,
          label:
            unreadChats > 0 ? m.agents_nav_businesses_new({ count: unreadChats }) : m.agents_nav_businesses(),
          covers: [MATCHING.allAsked, CHATS.own],
        },
      ],
    },
    {
      label: m.agents_nav_earn(),
      icon: "card",
      links: [commission(), { to: DASHBOARD.affiliate, label: m.agents_nav_affiliate() }],
    },
    {
      label: m.agents_nav_you(),
      icon: "users",
      links: [
        { to: DASHBOARD.training, label: m.agents_nav_training() },
        { to: DASHBOARD.profile, label: m.agents_nav_profile() },
        account(),
      ],
    },
  ],
  thumb: [
    { ...home(), icon: "home" },
    { ...leads(), icon: "briefcase" },
    { ...tasks(), icon: "check" },
    { ...commission(), icon: "card" },
  ],
  menu: [
    { to: DASHBOARD.profile, label: m.agents_nav_profile() },
    account(),
    { to: paths.site.agentCommunity, label: m.agents_nav_community() },
    { to: paths.site.rates, label: m.agents_nav_rates() },
    { to: DASHBOARD.help, label: m.agents_nav_help() },
  ],
});
