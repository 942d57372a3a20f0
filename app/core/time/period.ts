import { z } from "zod";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { formatDate } from "~/core/format";
import { lastDays, midnightAt } from "./since";

/** A range of dates in the account's time zone, both inclusive: "2026-11-21". */
export interface Days {
  first: string;
  last: string;
}

export const PERIODS = ["daily", "weekly", "monthly", "custom"] as const;
type PeriodKey = (typeof PERIODS)[number];

export const PERIOD_NAMES: Record<PeriodKey, string> = {
  daily: "Today",
  weekly: "7 days",
  monthly: "30 days",
  custom: "Custom range",
};

const COUNTS = { daily: 1, weekly: 7, monthly: 30 } as const;
export const MAX_DAYS = 366;
const MAX_DRAWN_DAYS = 62;
const DAY_MS = 86_400_000;

const day = z.iso.date("Enter the date as YYYY-MM-DD, e.g. 2026-03-31.");

export const PERIOD_FIELDS = {
  period: z.enum(PERIODS, "Choose daily, weekly, monthly or custom.").optional(),
  start: day.optional(),
  end: day.optional(),
};

export const PeriodQuery = z.object(PERIOD_FIELDS);
export type PeriodQuery = z.infer<typeof PeriodQuery>;

export interface Period extends Days {
  key: PeriodKey;
  /** "the last 7 days", "1 Nov 2026 to 9 Nov 2026". */
  text: string;
  /** The same for use after a verb: "today", "in the last 7 days". */
  phrase: string;
  /** The same number of days before it, such as "the previous 7 days"; null if the period is longer than 62 days. */
  previous: (Days & { text: string }) | null;
}

const countDays = ({ first, last }: Days) => (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

function customDays({ start, end }: PeriodQuery): Days {
  if (!start) throw new DomainError("invalid", "Enter a start date.", { field: "start" });
  if (!end) throw new DomainError("invalid", "Enter an end date.", { field: "end" });
  if (end < start)
    throw new DomainError("invalid", "The end date must be on or after the start date.", { field: "end" });
  if (countDays({ first: start, last: end }) > MAX_DAYS)
    throw new DomainError("invalid", `Choose at most ${MAX_DAYS} days.`, { field: "end" });
  return { first: start, last: end };
}

function previousOf(period: Days, dayBefore: string): Period["previous"] {
  const count = countDays(period);
  if (count > MAX_DRAWN_DAYS) return null;
  const from = Date.parse(period.first);
  const text = count === 1 ? dayBefore : `the previous ${count} days`;
  return { first: isoOf(from - count * DAY_MS), last: isoOf(from - DAY_MS), text };
}

/** Returns the period in the account's time zone; a start or end date implies a custom period. @throws DomainError invalid */
export function periodOf(ctx: AccountContext, query: PeriodQuery, usual: PeriodKey = "monthly"): Period {
  const key = query.period ?? (query.start || query.end ? "custom" : usual);
  if (key === "custom") {
    const { first, last } = customDays(query);
    const text =
      first === last
        ? formatDate(dateOf(first))
        : `${formatDate(dateOf(first))} to ${formatDate(dateOf(last))}`;
    return { key, first, last, text, phrase: text, previous: previousOf({ first, last }, "the day before") };
  }
  const days = lastDays(ctx, COUNTS[key]);
  const isToday = key === "daily";
  const text = isToday ? "today" : `the last ${COUNTS[key]} days`;
  const phrase = isToday ? text : `in ${text}`;
  const [first, last] = [days[0] ?? "", days.at(-1) ?? ""];
  return { key, first, last, text, phrase, previous: previousOf({ first, last }, "yesterday") };
}

export const queryOf = ({ key, first, last }: Period) =>
  key === "custom" ? { period: key, start: first, end: last } : { period: key };

/** From midnight of the first day to midnight after the last day, in the account's time zone. */
export const boundsOf = (ctx: AccountContext, { first, last }: Days) => ({
  from: midnightAt(ctx, first),
  until: midnightAt(ctx, isoOf(Date.parse(last) + DAY_MS)),
});

/** The points of a chart over these days: one per day, or per week, named by its first day, if there are more than 62 days. */
export function chartPoints({ first, last }: Days) {
  const [from, to] = [Date.parse(first), Date.parse(last)];
  const step = (countDays({ first, last }) > MAX_DRAWN_DAYS ? 7 : 1) * DAY_MS;
  const dates: string[] = [];
  for (let time = from; time <= to; time += step) dates.push(isoOf(time));
  return {
    dates,
    isWeekly: step > DAY_MS,
    indexOf: (day: string) => Math.floor((Date.parse(day) - from) / step),
  };
}
