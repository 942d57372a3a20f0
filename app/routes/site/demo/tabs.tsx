import type { ReactNode } from "react";
import { paths } from "~/paths";
import { Tabs } from "~/ui/layout/tabs";

const TABS = [
  { to: paths.site.demo, label: "Key Features" },
  { to: paths.site.liveDemo, label: "Live Demo" },
  { to: paths.site.demoAgents, label: "Agent Network" },
  { to: paths.site.demoPricing, label: "Pricing" },
];

/** The head of the first section of each page of the demo: what it shows, and the tabs to the others. */
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
      <Tabs label="Demo" tabs={TABS.map((tab) => ({ ...tab, isCurrent: tab.to === current }))} />
      <h1>{title}</h1>
      <p className="lead">{children}</p>
    </>
  );
}
