import { paths } from "~/paths";
import { Tabs } from "~/ui/layout/tabs";

const TABS = [
  ["table", "Table", paths.opportunities.list],
  ["board", "Board", paths.opportunities.board],
  ["forecast", "Forecast", paths.opportunities.forecast],
  ["tasks", "Tasks", paths.tasks.list],
] as const;

export const OpportunityTabs = ({ current }: { current: (typeof TABS)[number][0] }) => (
  <Tabs label="Deals" tabs={TABS.map(([key, label, to]) => ({ to, label, isCurrent: key === current }))} />
);
