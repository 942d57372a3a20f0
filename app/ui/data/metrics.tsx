import { formatDate, formatTime, formatUsd } from "~/core/format";

/**
 * A date as people read it, and as machines do. `said` are the words of the loader, which knows the reader's zone; without
 * them it is UTC, and says so with the hour. `title` is the whole date where the words are relative.
 */
export function Time({
  at,
  withHour,
  text,
  title,
}: {
  at: Date | string;
  withHour?: boolean;
  text?: string;
  title?: string;
}) {
  const date = new Date(at);
  const shown = text ?? (withHour ? formatTime(date, "UTC") : formatDate(date));
  return (
    <time dateTime={date.toISOString()} title={title}>
      {shown}
    </time>
  );
}

/** US cents as dollars; "–" for null. */
export function Money({ cents }: { cents: number | null }) {
  if (cents === null) return "–";
  return (
    <data className="num" value={(cents / 100).toFixed(2)}>
      {formatUsd(cents)}
    </data>
  );
}
