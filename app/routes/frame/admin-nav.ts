import { paths } from "~/paths";
import { APPLICATIONS } from "~/paths/agents/applications";
import { INTERVIEWERS as INTERVIEWER_PATHS } from "~/paths/agents/interviewers";
import { PAYOUTS } from "~/paths/agents/payouts";
import { ADMIN_RESEARCH } from "~/paths/business/admin-research";
import { ADMIN_SUPPORT } from "~/paths/business/admin-support";
import { ADMIN_TRAINING } from "~/paths/business/admin-training";
import { BILLING } from "~/paths/business/billing";
import type { WorkNav } from "~/ui/layout/work-frame";

const { admin } = paths;

const HOME = { to: admin.home, label: "Users" };
const QUEUES = { to: admin.queues, label: "Review queues" };
const INTERVIEWERS = { to: INTERVIEWER_PATHS.list, label: "Interviewers" };
const ANALYTICS = { to: admin.analytics, label: "Analytics" };
const SETTINGS = { to: admin.settings, label: "Settings" };
const PROFILE = { to: paths.account.home, label: "Profile" };

/** Pages not under a navigation screen's path, mapped to the screen they belong to. */
const ELSEWHERE: readonly [path: string, screen: string][] = [
  ["/admin/fees/", PAYOUTS.closes],
  ["/admin/fee-payments/", PAYOUTS.closes],
  ["/admin/accounts/", admin.home],
  ["/admin/marketing/", admin.queues],
  ["/admin/ratings/", admin.queues],
];

export const adminNavAt = (pathname: string): WorkNav => ({
  ...ADMIN_NAV,
  here: pathname.endsWith("/manager")
    ? ADMIN_SUPPORT.home
    : ELSEWHERE.find(([path]) => pathname.startsWith(path))?.[1],
});

/** The administrator's navigation. */
export const ADMIN_NAV: WorkNav = {
  home: { to: admin.home, label: "Administration" },
  isOfAll: true,
  groups: [
    {
      label: "People",
      icon: "users",
      links: [
        HOME,
        QUEUES,
        { to: ADMIN_SUPPORT.home, label: "Support" },
        { to: admin.takeDowns, label: "Takedowns" },
        { to: APPLICATIONS.list(), label: "Applications" },
        INTERVIEWERS,
      ],
    },
    {
      label: "Finance",
      icon: "card",
      links: [
        { to: PAYOUTS.admin, label: "Payouts" },
        { to: BILLING.adminInvoices, label: "Invoices" },
        { to: BILLING.adminSubscriptions, label: "Subscriptions" },
        { to: PAYOUTS.closes, label: "Reported deals" },
      ],
    },
    { label: "Insights", icon: "chart", links: [ANALYTICS, { to: admin.logs, label: "Logs" }] },
    {
      label: "Platform",
      icon: "sliders",
      links: [
        SETTINGS,
        { to: admin.providers, label: "Sign-in providers" },
        { to: ADMIN_RESEARCH.home, label: "Research" },
        { to: ADMIN_TRAINING.home, label: "Training" },
        { to: admin.retention, label: "Data retention" },
      ],
    },
    { label: "Account", icon: "card", links: [PROFILE] },
  ],
  thumb: [
    { ...HOME, icon: "users" },
    { ...QUEUES, icon: "check" },
    { ...ANALYTICS, icon: "chart" },
    { ...SETTINGS, icon: "sliders" },
  ],
  menu: [PROFILE, SETTINGS],
};
