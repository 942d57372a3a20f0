import { and, eq, ne } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { getStageTotals, openOnly, sumOf } from "./opportunity-totals.server";
import { monthTotals } from "./tables";

/** Months that have a bar of their own, from this one on. */
const MONTHS = 12;

const monthName = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric", timeZone: "UTC" });
const nameOf = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`));

function monthsFrom(now: Date): string[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return Array.from({ length: MONTHS }, (_, n) =>
    new Date(Date.UTC(year, month + n)).toISOString().slice(0, 7),
  );
}

export interface ForecastRow {
  key: string;
  name: string;
  count: number;
  /** US cents. */
  revenue: number;
  weighted: number;
}

/**
 * What open opportunities may bring, by the month they should close in: those whose month has passed come first, then
 * twelve months, what is later, and what has no date. Reads the totals only.
 */
export async function getForecast(ctx: AccountContext) {
  const stages = await getStageTotals(ctx);
  const kept = await ctx.db
    .select()
    .from(monthTotals)
    .where(and(eq(monthTotals.accountId, ctx.account.id), ne(monthTotals.count, 0)))
    .limit(400);
  const months = monthsFrom(ctx.now());
  const [first = "", last = ""] = [months[0], months.at(-1)];
  const sum = (key: string, name: string, isIn: (month: string) => boolean): ForecastRow => {
    const row = { key, name, count: 0, revenue: 0, weighted: 0 };
    for (const { month, count, revenue, weighted } of kept)
      if (isIn(month)) {
        row.count += count;
        row.revenue += revenue;
        row.weighted += weighted;
      }
    return row;
  };
  const some = (row: ForecastRow) => (row.count > 0 ? [row] : []);
  return {
    stages,
    open: sumOf(openOnly(stages)),
    months: [
      ...some(sum("past", "Date has passed", (month) => month !== "" && month < first)),
      ...months.map((month) => sum(month, nameOf(month), (each) => each === month)),
      ...some(sum("later", "Later", (month) => month > last)),
      ...some(sum("none", "No close date", (month) => month === "")),
    ],
  };
}
