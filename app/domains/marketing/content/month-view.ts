import { addDays, dayAsDate } from "../days";
import type { MarketingPost } from "./tables";
import { platformName } from "./view";

const monthOf = (day: string) => day.slice(0, 7);

export interface CalendarDay {
  day: string;
  /** Day of the month, without a leading zero. */
  number: string;
  isOutside: boolean;
  isToday: boolean;
  posts: { id: number; name: string; isApproved: boolean }[];
}

const WEEK = 7;
/** Day of the week, starting with Monday as 0. */
const weekday = (day: string) => (dayAsDate(day).getUTCDay() + 6) % WEEK;

/** The month in whole weeks, starting on Mondays. */
export function monthView(month: string, today: string, posts: readonly MarketingPost[]) {
  const first = `${month}-01`;
  const after = monthOf(addDays(first, 31));
  const start = addDays(first, -weekday(first));
  const last = addDays(`${after}-01`, -1);
  const many = Math.ceil((weekday(first) + Number(last.slice(8))) / WEEK);
  const dayView = (day: string): CalendarDay => ({
    day,
    number: String(Number(day.slice(8))),
    isOutside: monthOf(day) !== month,
    isToday: day === today,
    posts: posts
      .filter(({ plannedOn }) => plannedOn === day)
      .map(({ id, platform, topic, state }) => ({
        id,
        name: `${platformName(platform)}: ${topic.slice(0, 40)}`,
        isApproved: state === "approved",
      })),
  });
  return {
    name: new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" }).format(
      dayAsDate(first),
    ),
    before: monthOf(addDays(first, -1)),
    after,
    planned: posts.length,
    weeks: Array.from({ length: many }, (_, week) =>
      Array.from({ length: WEEK }, (__, n) => dayView(addDays(start, week * WEEK + n))),
    ),
  };
}
