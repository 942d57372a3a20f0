import type { ReactNode } from "react";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export type KeyFact = readonly [name: string, value: ReactNode];

function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== "");
  if (known.length === 0) return null;
  return (
    <dl className="definitions key-facts">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * A company, a lead, a contact or a deal: header and actions, then composer and timeline (`children`), and what is known of it
 * beside them or, on a narrow screen, below.
 */
export function RecordPage({
  title,
  subtitle,
  action,
  trail,
  intro,
  keyFacts = [],
  side,
  children,
}: {
  title: ReactNode;
  subtitle?: ReactNode;
  action?: ReactNode;
  trail: { to: string; label: string }[];
  /** Across both columns, such as the stages of a deal. */
  intro?: ReactNode;
  /** Above the composer, in one line where there is room; those without a value are left out. */
  keyFacts?: readonly KeyFact[];
  side: ReactNode;
  children: ReactNode;
}) {
  return (
    <Page title={title} subtitle={subtitle} action={action}>
      <Breadcrumb trail={trail} />
      {intro}
      <div className="with-side">
        <div className="stack">
          <KeyFacts facts={keyFacts} />
          {children}
        </div>
        <aside className="stack" aria-label="Details">
          {side}
        </aside>
      </div>
    </Page>
  );
}

/** A group of rows that belong to a record. */
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
  /** Rows that a list is cut at: as many are shown as "or more". */
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
