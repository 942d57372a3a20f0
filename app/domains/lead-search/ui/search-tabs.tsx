import { paths } from "~/paths";
import { Tabs } from "~/ui/layout/tabs";

export const SearchTabs = ({ current }: { current: "campaigns" | "results" | null }) => (
  <Tabs
    label="AI lead search"
    tabs={[
      { to: paths.leadSearch.list, label: "Search Campaigns", isCurrent: current === "campaigns" },
      { to: paths.leadSearch.lastResults, label: "Search Results", isCurrent: current === "results" },
    ]}
  />
);
