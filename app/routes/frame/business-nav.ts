import { paths } from "~/paths";
import type { WorkNav } from "~/ui/layout/work-frame";

const { business } = paths;

const HOME = { to: business.home, label: "Business Portal" };
const AGENTS = { to: business.agents, label: "Agents" };
const OPPORTUNITIES = { to: paths.opportunities.list, label: "Opportunities" };
const BILLING = { to: business.billing, label: "Billing" };
const PROFILE = { to: paths.account.home, label: "Profile", isDocument: true };

/** Each screen of a business once, in the order of its work. */
export const BUSINESS_NAV: WorkNav = {
  home: HOME,
  alias: business.alias,
  groups: [
    { label: "Home", icon: "home", links: [{ to: business.home, label: "Home" }] },
    {
      label: "Find",
      icon: "search",
      links: [
        { to: paths.leadSearch.list, label: "Lead search" },
        { to: business.companies, label: "Companies" },
        { to: business.contacts, label: "Contacts" },
        { to: business.imports, label: "Imports" },
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
        { to: paths.refusals.list, label: "Who wants no mail" },
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
      label: "Account",
      icon: "card",
      links: [
        BILLING,
        PROFILE,
        { to: paths.team.home, label: "Team", isDocument: true },
        { to: paths.account.allowances, label: "Allowances", isDocument: true },
      ],
    },
  ],
  thumb: [
    { to: business.home, label: "Home", icon: "home" },
    { ...AGENTS, icon: "users" },
    { ...OPPORTUNITIES, icon: "briefcase" },
    { ...BILLING, icon: "card" },
  ],
  menu: [PROFILE, { to: business.billing, label: "Settings" }],
};
