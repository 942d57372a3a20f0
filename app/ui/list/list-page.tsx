import type { ReactNode } from "react";
import { DemoBadge } from "../data/badge";
import { Menu } from "../layout/menu";
import { Page } from "../layout/page";

/** A three-dot button and its menu; `label` is its accessible name. */
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

/** A screen with a single list: title, count, main button and further actions in one line, then the list. */
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
  /** Tabs of saved views; the subtitle leaves room for them. */
  views?: ReactNode;
  action?: ReactNode;
  /** Links of the three-dot menu. */
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
