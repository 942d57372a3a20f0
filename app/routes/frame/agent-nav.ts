import { paths } from "~/paths";
import type { WorkNav } from "~/ui/layout/work-frame";

const HOME = { to: paths.agent.home, label: "Home" };
const RATES = { to: paths.site.rates, label: "Rates" };
const COMMUNITY = { to: paths.site.agentCommunity, label: "Community" };
const PROFILE = { to: paths.account.home, label: "Profile" };

/** The screens of a sales agent. */
export const AGENT_NAV: WorkNav = {
  home: { to: paths.agent.home, label: "Agent dashboard" },
  groups: [
    { label: "Work", icon: "home", links: [HOME] },
    { label: "Earn", icon: "card", links: [RATES, COMMUNITY] },
    { label: "Account", icon: "users", links: [PROFILE] },
  ],
  thumb: [
    { ...HOME, icon: "home" },
    { ...RATES, icon: "card" },
    { ...PROFILE, icon: "users" },
  ],
  menu: [PROFILE],
};
