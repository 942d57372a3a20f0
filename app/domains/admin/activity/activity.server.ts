import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { sentByDay } from "~/domains/mailboxes/mailbox-days.server";
import { type ActivityQuery, type Group, MEASURES, type MeasureKey, RANGES } from "./activity";
import { dayOf, firstDay, isoOf, periodOf } from "./periods";

interface Counted {
  measure: string;
  period: number;
  count: number;
  countries: string;
}

interface Point {
  /** First and last day, UTC, both inclusive. */
  from: string;
  to: string;
  count: number;
}

interface Activity {
  measure: MeasureKey;
  total: number;
  points: Point[];
  /** By ISO code, highest count first; unknown countries are left out. */
  countries: { country: string; count: number }[];
}

const READ = `SELECT measure, period, count, countries FROM activity_counts
WHERE measure IN (SELECT value FROM json_each(?1)) AND grain = ?2 AND period BETWEEN ?3 AND ?4`;

function countriesOf(rows: Counted[]): Activity["countries"] {
  const sums = new Map<string, number>();
  for (const row of rows)
    for (const [country, count] of Object.entries(JSON.parse(row.countries) as Record<string, number>))
      sums.set(country, (sums.get(country) ?? 0) + count);
  sums.delete("-");
  return [...sums]
    .filter(([, count]) => count > 0)
    .map(([country, count]) => ({ country, count }))
    .sort((a, b) => b.count - a.count || a.country.localeCompare(b.country));
}

/** Returns whole periods, the current one last. Reads one row per period with an event, at most 90 per measure. */
export async function getActivity(
  ctx: Context,
  { range, group: wished }: Pick<ActivityQuery, "range" | "group">,
): Promise<{ group: Group; from: string; to: string; measures: Activity[] }> {
  const { days, groups } = RANGES[range];
  const group = groups.find((group) => group === wished) ?? groups[0];
  const today = dayOf(ctx.now());
  const [first, last] = [periodOf(group, today - days + 1), periodOf(group, today)];
  const { results } = await ctx.d1
    .prepare(READ)
    .bind(JSON.stringify(MEASURES.map(({ key }) => key)), group, first, last)
    .all<Counted>();
  const periods = Array.from({ length: last - first + 1 }, (_, n) => first + n);
  const measures = MEASURES.map(({ key }): Activity => {
    const rows = results.filter(({ measure }) => measure === key);
    const counts = new Map(rows.map(({ period, count }) => [period, count]));
    const points = periods.map((period) => ({
      from: isoOf(firstDay(group, period)),
      to: isoOf(Math.min(firstDay(group, period + 1) - 1, today)),
      count: counts.get(period) ?? 0,
    }));
    const total = points.reduce((sum, { count }) => sum + count, 0);
    return { measure: key, total, points, countries: countriesOf(rows) };
  });
  return { group, from: isoOf(firstDay(group, first)), to: isoOf(today), measures };
}

/** Longer ranges are counted by whole months, plus the days before and after them. */
const MAX_DAYS = 62;

const COUNT = `SELECT coalesce(sum(iif(?5 IS NULL, count, countries ->> ('$.' || json_quote(?5)))), 0) AS count
FROM activity_counts WHERE measure = ?1 AND grain = ?2 AND period BETWEEN ?3 AND ?4`;

/** Counts events from `from` to `to`, both inclusive. Reads at most 62 daily rows and one row per month. */
export async function countActivity(
  ctx: Context,
  measure: MeasureKey,
  { from, to, country }: { from: number; to: number; country: string | undefined },
): Promise<number> {
  const firstMonth = periodOf("month", from - 1) + 1;
  const lastMonth = periodOf("month", to + 1) - 1;
  const parts: [Group, number, number][] =
    to - from < MAX_DAYS || lastMonth < firstMonth
      ? [["day", from, to]]
      : [
          ["day", from, firstDay("month", firstMonth) - 1],
          ["month", firstMonth, lastMonth],
          ["day", firstDay("month", lastMonth + 1), to],
        ];
  const counted = await ctx.d1.batch<{ count: number }>(
    parts.map((part) => ctx.d1.prepare(COUNT).bind(measure, ...part, country ?? null)),
  );
  return counted.reduce((sum, { results }) => sum + (results[0]?.count ?? 0), 0);
}

/**
 * Adds the emails sent since the last run. One statement writes the difference, so overlapping runs don't count twice.
 * Counts never decrease.
 */
export async function countSentMessages(ctx: Context): Promise<void> {
  const today = dayOf(ctx.now());
  await statement(
    ctx,
    sql`insert into activity_notes (measure, at, country, change)
      select 'messages', s.at, null, s.sent - ifnull(c.count, 0) from (${sentByDay([isoOf(today - 1), isoOf(today)])}) s
      left join activity_counts c on c.measure = 'messages' and c.grain = 'day' and c.period = s.at / 86400
      where s.sent > ifnull(c.count, 0)`,
  ).run();
}
