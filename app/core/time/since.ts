import { z } from "zod";
import { localDay, readTime } from "./local-time";
import { readerZone } from "./time-zones";

const NO_DAY = "Enter the date as YYYY-MM-DD, e.g. 2026-03-31.";

/** The first day that a list shows, in the account's time zone. */
export const SinceDay = z.iso.date(NO_DAY);

const DAY_MS = 86_400_000;

type Reader = Parameters<typeof readerZone>[0];

/** The start of a day in the account's time zone. */
export const midnightAt = (reader: Reader, day: string): Date =>
  readTime(`${day}T00:00`, readerZone(reader)) ?? new Date(`${day}T00:00Z`);

/** The last `count` days in the account's time zone, ending today: "2026-11-21". */
export function lastDays(reader: Reader & { now: () => Date }, count: number): string[] {
  const today = Date.parse(localDay(reader.now(), readerZone(reader)));
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
