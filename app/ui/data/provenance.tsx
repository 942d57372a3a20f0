import type { ReactNode } from "react";

/** What is known, with its source and date; null is not known. */
export function Provenance({
  source,
  date,
  children,
}: {
  source: string;
  date: string | null;
  children: ReactNode;
}) {
  if (children === null) return <span className="muted">not known</span>;
  return (
    <>
      {children} <span className="muted small">{date === null ? source : `${source}, ${date}`}</span>
    </>
  );
}
