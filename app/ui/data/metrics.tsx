import { formatDate, formatShortDate, formatTime, formatUsd } from "~/core/format";

/**
 * A date, readable and machine-readable. `text` is the loader's text in the user's time zone; without it the date is
 * UTC, labelled if it includes the time. `title` is the full date for relative texts.
 */
export function Time({
  at,
  withHour,
  text,
  now,
  title,
}: {
  at: Date | string;
  withHour?: boolean;
  text?: string;
  /** The loader's current time: dates in the current year are shown without the year. */
  now?: string;
  title?: string;
}) {
  const date = new Date(at);
  const full = withHour ? formatTime(date, "UTC") : formatDate(date);
  const shown = text ?? (now && !withHour ? formatShortDate(date, new Date(now)) : full);
  return (
    <time dateTime={date.toISOString()} title={title ?? (now ? full : undefined)}>
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
