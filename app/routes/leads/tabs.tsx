import { paths } from "~/paths";
import { Tabs } from "~/ui/layout/tabs";

const TABS = [
  { id: "discovery", to: paths.business.leadsTab, label: "AI Discovery" },
  { id: "expansion", to: paths.business.expansion, label: "Database Expansion" },
  { id: "companies", to: paths.business.companies, label: "All Companies" },
  { id: "contacts", to: paths.business.contacts, label: "Contacts" },
  { id: "imports", to: paths.business.imports, label: "Imports" },
  { id: "templates", to: paths.templates.list, label: "Templates" },
  { id: "campaigns", to: paths.campaigns.list, label: "Campaigns" },
] as const;

/** The parts of the portal's leads tab. */
export function LeadTabs({ current }: { current: (typeof TABS)[number]["id"] }) {
  return <Tabs label="Leads" tabs={TABS.map(({ id, ...tab }) => ({ ...tab, isCurrent: id === current }))} />;
}
