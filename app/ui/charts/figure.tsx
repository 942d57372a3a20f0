import type { ReactNode } from "react";
import { m } from "~/messages/messages";

/** The props of every chart besides its shape. */
export interface ChartWords {
  title: string;
  /** Where the rows behind the whole figure are. */
  to?: string | undefined;
  /** Replaces an empty drawing: why there is no data yet, and how to get it. */
  empty: string;
}

/** What the colours and lines of a drawing mean. */
export const LEGEND = "flex flex-wrap gap-x-3 gap-y-1 text-muted text-s";

/** The frame of a chart: what it shows, and with `to` the way to the rows behind it. */
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

/** The name of a row, which leads to what it counts. */
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

/** The figures of a drawing; without a drawing the figures alone. */
export function TableFold({ isDrawn = true, children }: { isDrawn?: boolean; children: ReactNode }) {
  if (!isDrawn) return <table className="table plain">{children}</table>;
  return (
    <details>
      <summary className="small muted">{m.site_figure_view_as_table()}</summary>
      <table className="table plain">{children}</table>
    </details>
  );
}
