import type { Plan, Role } from "~/core/context";
import { canWrite } from "~/domains/identity/policy";
import { paths } from "~/paths";
import type { NavGroup, NavItem } from "~/ui/layout/nav";
import type { WorkNav } from "~/ui/layout/work-frame";

const { business } = paths;

/** Whose frame it is. */
export interface NavUser {
  role: Role | null;
  plan: Plan;
}

type Screen = NavItem & { isFor?: (user: NavUser) => boolean };

const HOME = { to: business.home, label: "Business Portal" };
const AGENTS = { to: business.agents, label: "Agents" };
const OPPORTUNITIES = { to: paths.opportunities.list, label: "Opportunities" };
const BILLING = { to: business.billing, label: "Billing" };
const HELP = { to: paths.business.support, label: "Support" };
const PROFILE = { to: paths.account.home, label: "Profile", isDocument: true };

/** Each screen of a business once, in the order of its work; a group keeps its place until it has a screen. */
const GROUPS: readonly (Omit<NavGroup, "links"> & { links: readonly Screen[] })[] = [
  { label: "Home", icon: "home", links: [{ to: business.home, label: "Home", isAlone: true }] },
  {
    label: "Find",
    icon: "search",
    links: [
      { to: paths.leadSearch.list, label: "Lead search" },
      { to: business.companies, label: "Companies" },
      { to: business.contacts, label: "Contacts" },
      { to: business.imports, label: "Imports", isFor: canWrite },
    ],
  },
  {
    label: "Reach",
    icon: "send",
    links: [
      { to: paths.templates.list, label: "Templates" },
      { to: paths.campaigns.list, label: "Campaigns" },
      { to: paths.replies.list, label: "Replies" },
      { to: paths.mailboxes.list, label: "Mailboxes" },
      { to: paths.refusals.list, label: "Suppression list" },
    ],
  },
  {
    label: "Sell",
    icon: "briefcase",
    links: [
      OPPORTUNITIES,
      { to: paths.tasks.list, label: "Tasks" },
      { to: paths.opportunities.forecast, label: "Forecast" },
    ],
  },
  { label: "Agents", icon: "users", links: [AGENTS] },
  {
    label: "Grow",
    icon: "sliders",
    links: [
      { to: business.marketing, label: "Marketing" },
      { to: business.social, label: "Social leads" },
      { to: business.training, label: "Training", isDocument: true },
    ],
  },
  {
    label: "Insight",
    icon: "chart",
    links: [
      { to: paths.business.dashboard, label: "Sales dashboard" },
      { to: paths.campaigns.analytics, label: "Campaign analytics" },
    ],
  },
  {
    label: "Account",
    icon: "card",
    links: [
      BILLING,
      HELP,
      PROFILE,
      { to: paths.team.home, label: "Team", isDocument: true },
      { to: paths.account.allowances, label: "Usage limits", isDocument: true, isFor: canWrite },
    ],
  },
];

/** The navigation of somebody of a business: what their role and plan can't use is left out, and a group without a screen. */
export const businessNav = (user: NavUser): WorkNav => ({
  home: HOME,
  alias: business.alias,
  groups: GROUPS.map(({ links, ...group }) => ({
    ...group,
    links: links.filter(({ isFor }) => isFor?.(user) ?? true).map(({ isFor: _, ...link }): NavItem => link),
  })).filter(({ links }) => links.length > 0),
  thumb: [
    { to: business.home, label: "Home", icon: "home", isAlone: true },
    { ...AGENTS, icon: "users" },
    { ...OPPORTUNITIES, icon: "briefcase" },
    { ...BILLING, icon: "card" },
  ],
  menu: [PROFILE, HELP, { to: business.billing, label: "Settings" }],
});
