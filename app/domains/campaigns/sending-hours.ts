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
