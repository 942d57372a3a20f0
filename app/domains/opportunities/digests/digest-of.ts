import { offsetsByCountry } from "~/core/time/time-zones";

/** The hour of the reader's day at which the digest leaves. */
const DIGEST_HOUR = 6;
/** Hours in which a run that was missed is made good. */
const LATE_HOURS = 6;

/** UTC: what happened later is for the next one. Null before that hour and when the morning is over. */
export function digestOf(
  country: string | null,
  now: Date,
): { day: string; dueAt: Date; dayEnds: Date } | null {
  const offset = (country && offsetsByCountry(now)[country]) || 0;
  const local = new Date(now.getTime() + offset * 1000);
  const hour = local.getUTCHours();
  if (hour < DIGEST_HOUR || hour >= DIGEST_HOUR + LATE_HOURS) return null;
  const day = local.toISOString().slice(0, 10);
  const midnight = Date.parse(`${day}T00:00:00Z`) - offset * 1000;
  return {
    day,
    dueAt: new Date(midnight + DIGEST_HOUR * 3_600_000),
    dayEnds: new Date(midnight + 24 * 3_600_000),
  };
}
