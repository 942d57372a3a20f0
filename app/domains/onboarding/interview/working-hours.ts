export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

interface HourRange {
  from: string;
  to: string;
}

const RANGE = /^([01]?\d|2[0-3]):([0-5]\d) ?[-–] ?([01]?\d|2[0-3]):([0-5]\d)$/;

/** Parses "9:00-12:00, 13:00-17:00"; null if unreadable, reversed or overlapping. */
export function readHours(text: string): HourRange[] | null {
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const ranges: HourRange[] = [];
  for (const part of parts) {
    const [whole, h1 = "", m1, h2 = "", m2] = RANGE.exec(part) ?? [];
    if (!whole) return null;
    const range = { from: `${h1.padStart(2, "0")}:${m1}`, to: `${h2.padStart(2, "0")}:${m2}` };
    if (range.to <= range.from || range.from < (ranges.at(-1)?.to ?? "")) return null;
    ranges.push(range);
  }
  return ranges;
}

export const hoursText = (ranges: readonly HourRange[]) =>
  ranges.map(({ from, to }) => `${from}-${to}`).join(", ");
