import { type ReactNode, useContext } from "react";
import { TagNote } from "~/domains/tags/ui/tag-note";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Menu } from "~/ui/layout/menu";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { PanelData } from "~/ui/page-data";

export type KeyFact = readonly [name: string, value: ReactNode];

function Facts({ facts }: { facts: readonly KeyFact[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== "");
  return (
    <dl className="facts lg:col-1 lg:row-1">
      {known.map(([name, value]) => (
        <div
          key={name}
          className="grid min-h-9 grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-2 text-s touch:min-h-touch"
        >
          <dt className="text-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A fact that can be edited in place: its value opens the form. */
export const FactPill = ({
  name,
  value,
  isOpen,
  children,
}: {
  name: string;
  value: ReactNode;
  isOpen?: boolean;
  /** The form. */
  children: ReactNode;
}) => (
  <IfCanWrite otherwise={value}>
    <Menu
      isBare
      isOpen={isOpen}
      label={
        <>
          {value}
          <span className="visually-hidden">, edit {name.toLowerCase()}</span>
        </>
      }
    >
      {children}
    </Menu>
  </IfCanWrite>
);

/**
 * A company, lead, contact or deal: its facts, below them related rows (`side`), and beside them composer and timeline
 * (`children`).
 * On a narrow screen: facts, composer and timeline, then related rows.
 */
export function RecordPage({
  title,
  subtitle,
  action,
  trail,
  intro,
  facts,
  side,
  children,
}: {
  title: ReactNode;
  subtitle?: ReactNode;
  action?: ReactNode;
  trail: { to: string; label: string }[];
  /** Spans both columns, such as the stages of a deal. */
  intro?: ReactNode;
  /** Facts without a value are omitted. */
  facts: readonly KeyFact[];
  side: ReactNode;
  children: ReactNode;
}) {
  const isInPanel = Boolean(useContext(PanelData));
  const body = (
    <>
      <TagNote />
      {intro}
      <div
        className={
          isInPanel
            ? "flex flex-col gap-3 in-aria-busy:opacity-60"
            : "grid grid-cols-1 gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]"
        }
      >
        <Facts facts={facts} />
        <div className="stack lg:col-2 lg:row-[1/span_2]">{children}</div>
        <aside className="stack lg:col-1" aria-label="Details">
          {side}
        </aside>
      </div>
    </>
  );
  if (isInPanel)
    return (
      <>
        <header className="page-head [&_.row]:gap-2 [&_:is(.button,summary)]:min-h-touch [&_:is(.button,summary)]:p-[.2rem_.6rem] [&_:is(.button,summary)]:text-s">
          <div>
            <h2 className="text-[1.25rem] wrap-anywhere">{title}</h2>
            {subtitle ? <p>{subtitle}</p> : null}
          </div>
          {action}
        </header>
        {body}
      </>
    );
  return (
    <Page title={title} subtitle={subtitle} action={action}>
      <Breadcrumb trail={trail} />
      {body}
    </Page>
  );
}

/** A group of rows related to a record. */
export function Related({
  title,
  count,
  limit = Number.POSITIVE_INFINITY,
  action,
  empty,
  foot,
  children,
}: {
  title: string;
  count?: number;
  /** The number of rows at which the list is cut off: at that count the title shows "+". */
  limit?: number;
  action?: ReactNode;
  /** Shown if `count` is 0. */
  empty?: ReactNode;
  foot?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className="card">
      <div className="row between">
        <h2>{count ? `${title} (${count}${count >= limit ? "+" : ""})` : title}</h2>
        {action}
      </div>
      {count === 0 ? <p className="muted">{empty}</p> : children}
      {foot ? <div className="row">{foot}</div> : null}
    </section>
  );
}
