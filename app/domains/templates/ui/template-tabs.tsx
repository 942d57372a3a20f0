import { paths } from "~/paths";
import { Tabs } from "~/ui/layout/tabs";

const TABS = [
  { id: "list", to: paths.templates.list, label: "My Templates" },
  { id: "new", to: paths.templates.new, label: "Create New" },
  { id: "signature", to: paths.templates.signature, label: "Signature" },
] as const;

export const TemplateTabs = ({ current }: { current: (typeof TABS)[number]["id"] }) => (
  <Tabs
    label="Outreach templates"
    tabs={TABS.map(({ id, ...tab }) => ({ ...tab, isCurrent: id === current }))}
  />
);
