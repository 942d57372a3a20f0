import type { Plan, Role } from "~/core/context";
import { paths } from "~/paths";
import type { IconName } from "~/ui/icons";
import type { NavItem } from "~/ui/layout/nav";
import type { WorkNav } from "~/ui/layout/work-frame";

const { business } = paths;

/** The user facts that the navigation depends on. */
export interface NavUser {
  role: Role | null;
  plan: Plan;
  /** Whether an administrator approved the account for marketing. */
  hasMarketing?: boolean;
}

type Entry = NavItem & { icon: IconName; isFor?: (user: NavUser) => boolean };

const HOME = { to: business.home, label: "Business Portal" };
const AGENTS = { to: business.agents, label: "Agents" };
const INBOX = { to: paths.replies.list, label: "Inbox" };
const SUPPORT = { to: business.support, label: "Support" };
const PROFILE = { to: paths.account.home, label: "Profile" };

/** The navigation entries in workflow order; `covers` lists the paths of an entry's tabs and their subpages. */
const ENTRIES: readonly Entry[] = [
  { to: business.home, label: "Home", icon: "home", isAlone: true, covers: [business.alias] },
  {
    to: paths.leadSearch.list,
    label: "Search",
    icon: "search",
    covers: [business.expansion, paths.demoWork.page, paths.demoWork.profiles],
  },
  { to: business.companies, label: "Companies", icon: "building", covers: [business.duplicates] },
  { to: business.contacts, label: "Contacts", icon: "users" },
  {
    to: paths.campaigns.list,
    label: "Campaigns",
    icon: "send",
    covers: [paths.templates.list, paths.campaigns.portal],
  },
  { ...INBOX, icon: "inbox" },
  { to: paths.opportunities.list, label: "Deals", icon: "briefcase", covers: [paths.tasks.list] },
  { ...AGENTS, icon: "handshake", covers: [paths.marketplace.matching, business.training] },
  { to: business.reports, label: "Reports", icon: "chart", covers: [business.dashboard] },
  {
    to: business.marketing,
    label: "Marketing",
    icon: "megaphone",
    covers: [business.social],
    isFor: ({ hasMarketing }) => hasMarketing === true,
  },
  {
    to: business.settings,
    label: "Settings",
    icon: "sliders",
    isDocument: true,
    covers: [
      paths.mailboxes.list,
      paths.suppressions.list,
      business.imports,
      business.deletions,
      business.tags,
      business.billing,
      business.support,
      paths.team.home,
      paths.account.home,
      paths.savedViews.page,
      paths.notifications.list,
      business.marketing,
      business.social,
    ],
  },
];

/** The navigation of a business user, without the entries the user may not see. */
export const businessNav = (user: NavUser): WorkNav => ({
  home: HOME,
  alias: business.alias,
  groups: ENTRIES.filter(({ isFor }) => isFor?.(user) ?? true).map(({ icon, isFor: _, ...link }) => ({
    label: link.label,
    icon,
    links: [link],
  })),
  thumb: [
    { to: business.home, label: "Home", icon: "home", isAlone: true },
    { ...AGENTS, icon: "handshake" },
    { to: paths.opportunities.list, label: "Opportunities", icon: "briefcase" },
    { to: business.billing, label: "Billing", icon: "card" },
    { ...INBOX, icon: "inbox" },
  ],
  menu: [
    PROFILE,
    { to: business.billing, label: "Settings" },
    { to: business.training, label: "Training" },
    SUPPORT,
  ],
});
