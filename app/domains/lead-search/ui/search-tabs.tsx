import { paths } from "~/paths";
import { RESEARCH } from "~/paths/business/research";
import { Tabs } from "~/ui/layout/tabs";

export const SearchTabs = ({ current }: { current: "campaigns" | "results" | "expansion" | null }) => (
  <Tabs
    label="AI lead search"
    tabs={[
      { to: paths.leadSearch.list, label: "Search Campaigns", isCurrent: current === "campaigns" },
      { to: paths.leadSearch.lastResults, label: "Search Results", isCurrent: current === "results" },
      { to: RESEARCH.search, label: "Database Expansion", isCurrent: current === "expansion" },
    ]}
  />
);
