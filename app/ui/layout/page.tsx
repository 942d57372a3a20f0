import type { ReactNode } from "react";

/** A working screen: its title, its main action, then its content. */
export function Page({
  title,
  subtitle,
  action,
  children,
  width,
}: {
  title: ReactNode;
  subtitle?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
  /**
   * `with-aside`: a form with a panel beside it; `listed`: a list with a one-line head; `with-list`: the last part is a
   * list beside the rest; `two-column`: a form of more than five fields.
   */
  width?: "narrow" | "two-column" | "reading" | "with-aside" | "listed" | "with-list";
}) {
  return (
    <main className={width ? `page ${width}` : "page"} id="main">
      <header className="page-head">
        <div>
          <h1>{title}</h1>
          {subtitle ? <p>{subtitle}</p> : null}
        </div>
        {action}
      </header>
      {children}
    </main>
  );
}

/** A part of a page with its own heading. */
export function Section({
  title,
  action,
  children,
}: {
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="stack">
      <div className="row between">
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

export function Card({
  title,
  children,
  className = "",
}: {
  title?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className={`card ${className}`.trim()}>
      {title ? <h2>{title}</h2> : null}
      {children}
    </div>
  );
}
