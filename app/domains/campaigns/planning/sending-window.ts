import { type SQL, sql } from "drizzle-orm";

/** In the recipient's time zone: minutes after midnight, and days as a bit mask, bit 0 for Monday. */
interface SendingWindow {
  windowStart: number;
  windowEnd: number;
  windowDays: number;
}

const DAY = 86_400;
/** 1 January 1970 was a Thursday: three days after a Monday. */
const FIRST_WEEKDAY = 3;

const isOpenDay = ({ windowDays }: SendingWindow, weekday: number) => ((windowDays >> weekday) & 1) === 1;

/**
 * The first time within the window that is not before `at`. Times are Unix seconds, UTC; `offset` is the recipient's
 * UTC offset in seconds.
 */
export function nextOpening(at: number, offset: number, window: SendingWindow): number {
  const second = (at + offset) % DAY;
  const weekday = (Math.floor((at + offset) / DAY) + FIRST_WEEKDAY) % 7;
  const [start, end] = [window.windowStart * 60, window.windowEnd * 60];
  if (isOpenDay(window, weekday) && second < end) return second < start ? at - second + start : at;
  let days = 1;
  while (days < 7 && !isOpenDay(window, (weekday + days) % 7)) days += 1;
  return at - second + days * DAY + start;
}

const COLUMNS = {
  windowStart: sql`c.window_start`,
  windowEnd: sql`c.window_end`,
  windowDays: sql`c.window_days`,
};

/** `nextOpening` in SQL, for the campaign `c` of each row. A test compares the two. */
export function nextOpeningSql(
  at: SQL,
  offset: SQL,
  window: Record<keyof SendingWindow, SQL> = COLUMNS,
): SQL {
  const { windowStart, windowEnd, windowDays } = window;
  const isOpen = (days: number) => sql`(${windowDays} >> ((weekday + ${sql.raw(String(days))}) % 7)) & 1`;
  const later = sql.join(
    [1, 2, 3, 4, 5, 6].map((days) => sql`when ${isOpen(days)} then ${sql.raw(String(days))}`),
    sql` `,
  );
  return sql`(
    select case
      when ${isOpen(0)} and second < ${windowEnd} * 60 then max(at, at - second + ${windowStart} * 60)
      else at - second + ${windowStart} * 60 + 86400 * case ${later} else 7 end
    end
    from (select at, local % 86400 as second, (local / 86400 + 3) % 7 as weekday
      from (select at, at + offset as local from (select ${at} as at, ${offset} as offset))))`;
}
