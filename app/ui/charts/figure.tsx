import type { ReactNode } from "react";

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
      <figcaption>{to ? <a href={to}>{title}</a> : <b>{title}</b>}</figcaption>
      {children}
    </figure>
  );
}

/** The figures of a drawing, for who can't see it and for who wants to copy them. */
export function TableFold({ children }: { children: ReactNode }) {
  return (
    <details>
      <summary className="small muted">The same as a table</summary>
      <table className="table plain">{children}</table>
    </details>
  );
}
