import { readTime } from "~/core/time/local-time";
import { isZone, UTC } from "~/core/time/time-zones";
import type { DraftFields } from "./campaign-draft";
import { campaigns } from "./tables";

const { windowStart, windowEnd, windowDays } = campaigns;

/** The sending window of a new campaign: working days from 8:00 to 17:00, or any hour. */
export const windowOf = (isAnyHour: boolean) =>
  isAnyHour
    ? { windowStart: 0, windowEnd: 1_440, windowDays: 0b1111111 }
    : {
        windowStart: Number(windowStart.default),
        windowEnd: Number(windowEnd.default),
        windowDays: Number(windowDays.default),
      };

const HOUR = /^(?:1?\d|2[0-4])$/;

/** The form of a saved draft has days and hours; that of a new campaign offers a choice. */
function draftWindow({ hours, windowDays: days, windowStartHour: from, windowEndHour: until }: DraftFields) {
  if (!HOUR.test(from) || !HOUR.test(until) || Number(from) >= Number(until))
    return windowOf(hours === "any");
  return {
    windowStart: Number(from) * 60,
    windowEnd: Number(until) * 60,
    windowDays: days.filter((day) => /^[0-6]$/.test(day)).reduce((mask, day) => mask | (1 << Number(day)), 0),
  };
}

/** The sending times of a draft. A preview ignores invalid values. */
export function scheduleOf(draft: DraftFields) {
  const { scheduledStartDate, zone } = draft;
  return { window: draftWindow(draft), scheduledAt: readTime(scheduledStartDate, isZone(zone) ? zone : UTC) };
}
