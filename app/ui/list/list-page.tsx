import type { ReactNode } from "react";
import { DemoBadge } from "../data/badge";
import { Menu } from "../layout/menu";
import { Page } from "../layout/page";

/** A button with three dots, and what it opens; `label` says it in words. */
export const MoreMenu = ({ label, children }: { label: string; children: ReactNode }) => (
  <Menu
    label={
      <>
        <span aria-hidden="true">⋯</span>
        <span className="visually-hidden">{label}</span>
      </>
    }
  >
    {children}
  </Menu>
);

/** A screen that is one list: title, count, main button and further actions in one line, then the list. */
export const ListPage = ({
  title,
  count,
  subtitle,
  isDemo,
  views,
  action,
  more,
  children,
}: {
  title: string;
  /** The total number of rows. */
  count?: string | undefined;
  subtitle?: ReactNode;
  /** Some of its rows are demo data. */
  isDemo?: boolean | undefined;
  /** Tabs of saved views; the subtitle leaves them its place. */
  views?: ReactNode;
  /** The main button. */
  action?: ReactNode;
  /** Links of the menu behind the three dots. */
  more?: ReactNode;
  children: ReactNode;
}) => (
  <Page
    width="listed"
    title={title}
    subtitle={
      <>
        {count ? <b>{count}</b> : null} <DemoBadge isDemo={isDemo} /> <span>{subtitle}</span>
      </>
    }
    action={
      <>
        {views}
        <div className="row">
          {action}
          {more ? <MoreMenu label="More actions">{more}</MoreMenu> : null}
        </div>
      </>
    }
  >
    {children}
  </Page>
);
