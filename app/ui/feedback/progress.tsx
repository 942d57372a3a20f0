import type { ReactNode } from "react";
import { formatNumber } from "~/core/format";

/** A running job: its description, progress, and that the user may leave. `max` is null while unknown. */
export function Progress({
  title,
  value,
  max,
  children,
}: {
  title: string;
  value: number;
  max: number | null;
  children?: ReactNode;
}) {
  const text = max === null ? formatNumber(value) : `${formatNumber(value)} of ${formatNumber(max)}`;
  return (
    <div className="card" role="status">
      <div className="row between">
        <b>{title}</b>
        <span className="num muted">{text}</span>
      </div>
      {max === null ? (
        <progress aria-label={title} />
      ) : (
        <progress value={value} max={Math.max(max, 1)} aria-label={title} />
      )}
      <p className="muted small">You can leave this page.</p>
      {children}
    </div>
  );
}
