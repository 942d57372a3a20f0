import { paths } from "~/paths";
import type { WorkNav } from "~/ui/layout/work-frame";
import { ADMIN_NAV } from "./admin-nav";
import { agentNav } from "./agent-nav";

const PROFILE = { to: paths.account.home, label: "Profile" };

/** The navigation of a user who no longer belongs to a business. */
const OWN_NAV: WorkNav = {
  home: { to: paths.account.home, label: "Your account" },
  groups: [{ label: "Account", icon: "users", links: [PROFILE] }],
  thumb: [{ ...PROFILE, icon: "users" }],
  menu: [PROFILE],
};

const ADMINISTRATION = { to: paths.admin.home, label: "Administration" };

/** Navigation of a user without a business, by role. */
export const OWN_NAVS = { agent: agentNav(0), admin: ADMIN_NAV, own: OWN_NAV };

/** Adds the administration link to the menu of an administrator who also has another role. */
export const withAdministration = (nav: WorkNav): WorkNav => ({
  ...nav,
  menu: [...nav.menu, ADMINISTRATION],
});
