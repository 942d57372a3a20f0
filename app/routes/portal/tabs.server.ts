import { paths } from "~/paths";
import { INSIGHT } from "~/paths/business/insight";
import { WORKFLOW } from "~/paths/business/workflow";
import type { Tab } from "~/ui/layout/tabs";

const TABS = [
  [paths.business.home, "Leads"],
  [WORKFLOW.home, "Workflow"],
  [INSIGHT.aiMarketing, "AI marketing"],
  [paths.business.agents, "Agents"],
  [paths.marketplace.matching, "Matching"],
  [INSIGHT.analytics, "Analytics"],
  [paths.business.overview, "Overview"],
  [paths.business.plans, "Plans"],
] as const;

/** The tabs of the portal for a loader: written by the server, they are in no script. */
export const portalTabs = (current: (typeof TABS)[number][0]): Tab[] =>
  TABS.map(([to, label]) => ({ to, label, isCurrent: to === current }));
