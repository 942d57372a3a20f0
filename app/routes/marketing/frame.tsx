import type { ReactNode } from "react";
import { Page } from "~/ui/layout/page";
import { type Tab, Tabs } from "~/ui/layout/tabs";

/** A page of the marketing portal: title and main action, the five tabs, then the content. */
export const MarketingTab = ({
  tabs,
  title,
  subtitle,
  action,
  children,
}: {
  tabs: Tab[];
  title: ReactNode;
  subtitle?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) => (
  <Page title={title} subtitle={subtitle} action={action}>
    <Tabs label="Marketing portal" tabs={tabs} />
    {children}
  </Page>
);
