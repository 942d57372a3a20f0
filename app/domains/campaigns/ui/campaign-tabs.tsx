import { paths } from "~/paths";
import { REPORTS } from "~/paths/business/reports";
import { Tabs } from "~/ui/layout/tabs";

/** The Analytics tab links to a report. */
export const CampaignTabs = ({ current }: { current: "campaigns" | "templates" | "mails" | "analytics" }) => (
  <Tabs
    label="Campaigns"
    tabs={[
      { to: paths.campaigns.list, label: "Campaigns", isCurrent: current === "campaigns" },
      { to: paths.templates.list, label: "Templates", isCurrent: current === "templates" },
      { to: paths.campaigns.mails, label: "Sent emails", isCurrent: current === "mails" },
      { to: REPORTS.campaigns, label: "Analytics", isCurrent: current === "analytics" },
    ]}
  />
);
