import { paths } from "~/paths";
import { Tabs } from "~/ui/layout/tabs";

const TABS = [
  { to: paths.business.home, label: "Leads" },
  { to: paths.business.agents, label: "Agents" },
  { to: paths.campaigns.analytics, label: "Analytics" },
  { to: paths.business.billing, label: "Plans" },
];

/** The tabs of the portal, each a screen of the rail. */
export const PortalTabs = ({ current = paths.business.home }: { current?: string }) => (
  <Tabs label="Portal" tabs={TABS.map((tab) => ({ ...tab, isCurrent: tab.to === current }))} />
);
