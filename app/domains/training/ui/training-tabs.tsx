import { m } from "~/messages/messages";
import type { TrainingPages } from "~/paths/business/training";
import { Tabs } from "~/ui/layout/tabs";

const TABS = [
  ["home", m.training_training_tabs_modules],
  ["progress", m.training_training_tabs_progress],
  ["certificates", m.training_training_tabs_certificates],
] as const;

export const TrainingTabs = ({ pages, current }: { pages: Record<TabName, string>; current: TabName }) => (
  <Tabs
    label={m.training_training_tabs_training_academy()}
    tabs={TABS.map(([name, label]) => ({ to: pages[name], label: label(), isCurrent: name === current }))}
  />
);

type TabName = (typeof TABS)[number][0];

export const tabsOf = ({ home, progress, certificates }: TrainingPages) => ({ home, progress, certificates });
