import type { ReactNode } from "react";

/** A value with its source and date; "–" for null. */
export function Provenance({
  source,
  date,
  children,
}: {
  source: string;
  date: string | null;
  children: ReactNode;
}) {
  if (children === null) return "–";
  return (
    <>
      {children} <span className="muted small">{date === null ? source : `${source}, ${date}`}</span>
    </>
  );
}
