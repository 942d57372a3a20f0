import { formatDate, formatTime, formatUsd } from "~/core/format";

/** A date as people read it, and as machines do; with the hour it is UTC, and says so. */
export function Time({ at, withHour }: { at: Date | string; withHour?: boolean }) {
  const date = new Date(at);
  return <time dateTime={date.toISOString()}>{withHour ? formatTime(date) : formatDate(date)}</time>;
}

/** US cents as dollars. What is not known is said. */
export function Money({ cents }: { cents: number | null }) {
  if (cents === null) return <span className="muted">not known</span>;
  return (
    <data className="num" value={(cents / 100).toFixed(2)}>
      {formatUsd(cents)}
    </data>
  );
}
