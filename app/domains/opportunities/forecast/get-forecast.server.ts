import { and, eq, ne, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { opportunityMonthlyTotals } from "../tables";
import { getStageTotals, openOnly, sumOf } from "./opportunity-totals.server";

const MONTHS = 12;

const monthName = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric", timeZone: "UTC" });
const nameOf = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`));

function monthsFrom(now: Date): string[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return Array.from({ length: MONTHS }, (_, n) =>
    new Date(Date.UTC(year, month + n)).toISOString().slice(0, 7),
  );
}

interface ForecastRow {
  key: string;
  name: string;
  count: number;
  /** US cents. */
  revenue: number;
  weighted: number;
}

/** Past months, then twelve months, later months, and opportunities without a date. */
export async function getForecast(ctx: AccountContext) {
  const stages = await getStageTotals(ctx);
  const months = monthsFrom(ctx.now());
  const [first = "", last = ""] = [months[0], months.at(-1)];
  const { month } = opportunityMonthlyTotals;
  const key = sql<string>`case when ${month} = '' then 'none' when ${month} < ${first} then 'past'
    when ${month} > ${last} then 'later' else ${month} end`;
  const kept = await ctx.db
    .select({
      key,
      count: sql<number>`sum(${opportunityMonthlyTotals.count})`,
      revenue: sql<number>`sum(${opportunityMonthlyTotals.revenue})`,
      weighted: sql<number>`sum(${opportunityMonthlyTotals.weighted})`,
    })
    .from(opportunityMonthlyTotals)
    .where(and(eq(opportunityMonthlyTotals.accountId, ctx.account.id), ne(opportunityMonthlyTotals.count, 0)))
    .groupBy(sql`1`);
  const rowOf = (key: string, name: string): ForecastRow => ({
    ...(kept.find((row) => row.key === key) ?? { key, count: 0, revenue: 0, weighted: 0 }),
    name,
  });
  const some = (row: ForecastRow) => (row.count > 0 ? [row] : []);
  return {
    stages,
    open: sumOf(openOnly(stages)),
    months: [
      ...some(rowOf("past", "Date has passed")),
      ...months.map((name) => rowOf(name, nameOf(name))),
      ...some(rowOf("later", "Later")),
      ...some(rowOf("none", "No close date")),
    ],
  };
}

/** Months from the first to the last with an opportunity; also rows with a weighted value for past, later or missing dates. */
export function drawnRows(rows: readonly ForecastRow[]): ForecastRow[] {
  const isMonth = ({ key }: ForecastRow) => /^\d/.test(key);
  const isUsed = (row: ForecastRow) => isMonth(row) && row.count > 0;
  const [first, last] = [rows.findIndex(isUsed), rows.findLastIndex(isUsed)];
  return rows.filter((row, n) => (isMonth(row) ? n >= first && n <= last : row.weighted > 0));
}
