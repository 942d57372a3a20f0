import { paths } from "~/paths";
import { Tabs } from "~/ui/layout/tabs";

export function RefusalTabs({ current }: { current: "list" | "rules" | "consent" }) {
  return (
    <Tabs
      label="Suppression list"
      tabs={[
        { to: paths.refusals.list, label: "Who said no", isCurrent: current === "list" },
        { to: paths.refusals.rules, label: "Rules by country", isCurrent: current === "rules" },
        { to: paths.refusals.consentRequests, label: "Consent needed", isCurrent: current === "consent" },
      ]}
    />
  );
}
