import { paths } from "~/paths";
import type { WorkNav } from "~/ui/layout/work-frame";
import { ADMIN_NAV } from "./admin-nav";
import { agentNav } from "./agent-nav";

const PROFILE = { to: paths.account.home, label: "Profile" };

/** A user who no longer belongs to a business. */
const OWN_NAV: WorkNav = {
  home: { to: paths.account.home, label: "Your account" },
  groups: [{ label: "Account", icon: "users", links: [PROFILE] }],
  thumb: [{ ...PROFILE, icon: "users" }],
  menu: [PROFILE],
};

const ADMINISTRATION = { to: paths.admin.home, label: "Administration" };

/** By the role of a user without a business. */
export const OWN_NAVS = { agent: agentNav(0), admin: ADMIN_NAV, own: OWN_NAV };

/** The menu of a person who is an administrator beside what they are else leads there too. */
export const withAdministration = (nav: WorkNav): WorkNav => ({
  ...nav,
  menu: [...nav.menu, ADMINISTRATION],
});
