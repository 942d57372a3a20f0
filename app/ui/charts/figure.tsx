import type { ReactNode } from "react";
import { m } from "~/messages/messages";

/** The props of every chart except its shape. */
export interface ChartWords {
  title: string;
  /** Link to the rows behind the whole figure. */
  to?: string | undefined;
  /** Replaces an empty chart: why there is no data yet, and how to get it. */
  empty: string;
}

/** Style of a chart's legend. */
export const LEGEND = "flex flex-wrap gap-x-3 gap-y-1 text-muted text-s";

/** The frame of a chart: its title, linked to its rows if `to` is set. */
export function Figure({
  title,
  to,
  className,
  children,
}: {
  title: string;
  to?: string | undefined;
  className: string;
  children: ReactNode;
}) {
  return (
    <figure className={className}>
      <figcaption>
        <b>{to ? <a href={to}>{title}</a> : title}</b>
      </figcaption>
      {children}
    </figure>
  );
}

/** The name of a row, linked to its records if `to` is set. */
export function RowName({ label, to }: { label: string; to?: string | undefined }) {
  return (
    <th scope="row">
      {to ? (
        <a href={to} title={label}>
          {label}
        </a>
      ) : (
        <span title={label}>{label}</span>
      )}
    </th>
  );
}

/** A chart's data as a collapsed table; without a drawing, the table alone. */
export function TableFold({ isDrawn = true, children }: { isDrawn?: boolean; children: ReactNode }) {
  if (!isDrawn) return <table className="table plain">{children}</table>;
  return (
    <details>
      <summary className="small muted">{m.site_figure_view_as_table()}</summary>
      <table className="table plain">{children}</table>
    </details>
  );
}
