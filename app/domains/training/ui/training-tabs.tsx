import type { TrainingPages } from "~/paths/business/training";
import { Tabs } from "~/ui/layout/tabs";

const TABS = [
  ["home", "Training Modules"],
  ["progress", "My Progress"],
  ["certificates", "Certificates"],
] as const;

export const TrainingTabs = ({ pages, current }: { pages: Record<TabName, string>; current: TabName }) => (
  <Tabs
    label="Training academy"
    tabs={TABS.map(([name, label]) => ({ to: pages[name], label, isCurrent: name === current }))}
  />
);

type TabName = (typeof TABS)[number][0];

export const tabsOf = ({ home, progress, certificates }: TrainingPages) => ({ home, progress, certificates });
