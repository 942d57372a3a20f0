import type { ReactNode } from "react";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Tabs } from "~/ui/layout/tabs";

const TABS = [
  { to: paths.site.demo, label: m.site_tabs_key_features },
  { to: paths.site.liveDemo, label: m.site_tabs_live_demo },
  { to: paths.site.demoAgents, label: m.site_tabs_agent_network },
  { to: paths.site.demoPricing, label: m.site_tabs_pricing },
];

/** The header of each demo page: the tabs, the title and a description. */
export function DemoHead({
  current,
  title,
  children,
}: {
  current: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <>
      <Tabs
        label={m.site_tabs_demo()}
        tabs={TABS.map((tab) => ({ to: tab.to, label: tab.label(), isCurrent: tab.to === current }))}
      />
      <h1>{title}</h1>
      <p className="lead">{children}</p>
    </>
  );
}
