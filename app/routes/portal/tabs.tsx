import { type Tab, Tabs } from "~/ui/layout/tabs";

/** The tabs of the portal, each a screen of the rail. */
export const PortalTabs = ({ tabs }: { tabs: Tab[] }) => <Tabs label="Portal" tabs={tabs} />;
