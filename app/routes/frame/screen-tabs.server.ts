import { PERIOD_FIELDS, PeriodQuery } from "~/core/time/period";
import { paths } from "~/paths";
import { CHATS } from "~/paths/agents/chats";
import { COMMISSIONS } from "~/paths/agents/commissions";
import { BILLING } from "~/paths/business/billing";
import { INSIGHT } from "~/paths/business/insight";
import { REPORTS } from "~/paths/business/reports";
import { WORKFLOW } from "~/paths/business/workflow";

type Tabs = readonly (readonly [to: string, label: string])[];

/** The portal's tabs, labelled as specified. */
const PORTAL: Tabs = [
  [paths.business.leadsTab, "Leads"],
  [WORKFLOW.home, "Workflow"],
  [INSIGHT.aiMarketing, "AI marketing"],
  [paths.business.agentsTab, "Agents"],
  [paths.business.matchingTab, "Matching"],
  [INSIGHT.analytics, "Analytics"],
  [paths.business.overview, "Overview"],
  [paths.business.plans, "Plans"],
];

const AGENTS: Tabs = [
  [paths.business.agents, "Find agents"],
  [paths.marketplace.matching, "Requests"],
  [paths.marketplace.assigned, "Your agents"],
  [COMMISSIONS.closes, "Reported deals"],
  [CHATS.list, "Messages"],
  [paths.business.training, "Training"],
];

const REPORT: Tabs = [
  [REPORTS.home, "Pipeline"],
  [REPORTS.campaigns, "Campaigns"],
  [REPORTS.agents, "Agents"],
  [REPORTS.marketing, "Marketing"],
  [REPORTS.costs, "Costs"],
  [WORKFLOW.home, "Workflow"],
  [paths.business.dashboard, "Sales dashboard"],
];

const ACCOUNT: Tabs = [
  [paths.business.billing, "Billing"],
  [BILLING.plans, "Plans"],
  [BILLING.invoices, "Invoices"],
  [BILLING.leadUsage, "Lead usage"],
  [paths.account.allowances, "Usage limits"],
];

/** The period of a report, kept when the tab changes; invalid values are dropped. */
function periodIn({ searchParams }: URL): PeriodQuery {
  const asked = Object.keys(PERIOD_FIELDS).map((name) => [name, searchParams.get(name) || undefined]);
  return PeriodQuery.safeParse(Object.fromEntries(asked)).data ?? {};
}

interface Group {
  label: string;
  tabs: Tabs;
  /** The query parameters kept when the tab changes. */
  kept?: (url: URL) => Record<string, string | undefined>;
}

const GROUPS: readonly Group[] = [
  { label: "Portal", tabs: PORTAL },
  { label: "Agents", tabs: AGENTS },
  { label: "Reports", tabs: REPORT, kept: periodIn },
  { label: "Billing", tabs: ACCOUNT },
];

/** Other paths of a tab's screen, mapped to the tab's path. */
const ALIASES: Record<string, string> = {
  [paths.business.home]: paths.business.leadsTab,
  [paths.business.alias]: paths.business.leadsTab,
  [paths.business.expansion]: paths.business.leadsTab,
};

/** The tabs of the requested screen; null if it has none. Only loaders call this, so it adds nothing to the script. */
export function screenTabs(request: Request) {
  const url = new URL(request.url);
  const path = ALIASES[url.pathname] ?? url.pathname;
  const group = GROUPS.find(({ tabs }) => tabs.some(([to]) => to === path));
  if (!group) return null;
  const kept = group.kept?.(url) ?? {};
  return {
    label: group.label,
    tabs: group.tabs.map(([to, label]) => ({
      to: paths.withQuery(to, kept),
      label,
      isCurrent: to === path,
    })),
  };
}
