import { paths } from "~/paths";
import { Tabs } from "~/ui/layout/tabs";

export function SuppressionTabs({ current }: { current: "list" | "rules" | "consent" }) {
  return (
    <Tabs
      label="Suppression list"
      tabs={[
        { to: paths.suppressions.list, label: "Suppressed addresses", isCurrent: current === "list" },
        { to: paths.suppressions.rules, label: "Rules by country", isCurrent: current === "rules" },
        { to: paths.suppressions.consentRequests, label: "Consent needed", isCurrent: current === "consent" },
      ]}
    />
  );
}
