import { z } from "zod";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { formatDate } from "~/core/format";
import { lastDays } from "~/core/time/since";
import type { Days } from "~/domains/analytics/stage-days.server";

export const PERIODS = ["daily", "weekly", "monthly", "custom"] as const;
type PeriodKey = (typeof PERIODS)[number];

export const PERIOD_NAMES: Record<PeriodKey, string> = {
  daily: "Today",
  weekly: "7 days",
  monthly: "30 days",
  custom: "Other days",
};

const COUNTS = { daily: 1, weekly: 7, monthly: 30 } as const;
export const MAX_DAYS = 366;
const DAY_MS = 86_400_000;

const day = z.iso.date("Write the day as 2026-03-31.");

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
}

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

function customDays({ start, end }: PeriodQuery): Days {
  if (!start) throw new DomainError("invalid", "Say on which day it begins.", { field: "start" });
  if (!end) throw new DomainError("invalid", "Say on which day it ends.", { field: "end" });
  if (end < start) throw new DomainError("invalid", "The end is before the start.", { field: "end" });
  const days = (dateOf(end).getTime() - dateOf(start).getTime()) / DAY_MS + 1;
  if (days > MAX_DAYS) throw new DomainError("invalid", `Choose at most ${MAX_DAYS} days.`, { field: "end" });
  return { first: start, last: end };
}

/** Days where the account is; with a start or an end alone it is custom. @throws DomainError invalid */
export function periodOf(ctx: AccountContext, query: PeriodQuery, usual: PeriodKey = "monthly"): Period {
  const key = query.period ?? (query.start || query.end ? "custom" : usual);
  if (key === "custom") {
    const { first, last } = customDays(query);
    const text =
      first === last
        ? formatDate(dateOf(first))
        : `${formatDate(dateOf(first))} to ${formatDate(dateOf(last))}`;
    return { key, first, last, text };
  }
  const days = lastDays(ctx, COUNTS[key]);
  return {
    key,
    first: days[0] ?? "",
    last: days.at(-1) ?? "",
    text: key === "daily" ? "today" : `the last ${COUNTS[key]} days`,
  };
}

export const queryOf = ({ key, first, last }: Period) =>
  key === "custom" ? { period: key, start: first, end: last } : { period: key };
