import { smallest } from "~/core/lists/unbounded";
import { offsetOf } from "./time-zones";

const DAY = 86_400_000;

/** The local wall-clock time in milliseconds, as if it were UTC. */
const wallOf = (at: Date, zone: string) => at.getTime() + offsetOf(zone, at) * 1000;

/** "2026-11-21T12:00", the format of a datetime-local field. */
export const localTime = (at: Date, zone: string) => new Date(wallOf(at, zone)).toISOString().slice(0, 16);

/** "2026-11-21", the date in the zone. */
export const localDay = (at: Date, zone: string) => localTime(at, zone).slice(0, 10);

/** The number of midnights in the zone between two times. */
export const daysBetween = (from: Date, to: Date, zone: string) =>
  Math.floor(wallOf(to, zone) / DAY) - Math.floor(wallOf(from, zone) / DAY);

/**
 * When the clocks of a zone show a time. A time that occurs twice means the first; a time skipped by daylight saving
 * moves forward by the skipped hour.
 */
function atWall(wall: number, zone: string): Date {
  const around = [wall - DAY, wall + DAY].map((near) => wall - offsetOf(zone, new Date(near)) * 1000);
  const [before = wall, after = wall] = around;
  const shown = [before, after].filter((time) => wallOf(new Date(time), zone) === wall);
  return new Date(shown.length > 0 ? smallest(shown) : before);
}

const TIME = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(?:Z|([+-]\d\d):?(\d\d))?$/;

/** Parses ISO 8601; a time without an offset is in `zone`. Null for an invalid date, such as 31 February. */
export function readTime(text: string, zone: string): Date | null {
  const [whole, day = "", time, hours, minutes] = TIME.exec(text) ?? [];
  if (!whole) return null;
  const midnight = new Date(`${day}T00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return null;
  const hasOffset = hours !== undefined || text.endsWith("Z");
  const at = new Date(`${day}T${time}${hours === undefined ? "Z" : `${hours}:${minutes}`}`);
  if (Number.isNaN(at.getTime())) return null;
  return hasOffset ? at : atWall(at.getTime(), zone);
}
