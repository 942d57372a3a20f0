import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { FIGURES, type FigureKey, REVENUE_PLANS, type RevenuePlan } from "./revenue";

const MONTHS = 12;

interface TotalRow {
  figure: FigureKey | "recurring_change";
  month: string;
  plan: RevenuePlan;
  cents: number;
  count: number;
}

/** A sum in US cents and the number of entries in it. */
export interface Amount {
  cents: number;
  count: number;
}

const sumOf = (rows: readonly Amount[]): Amount => ({
  cents: rows.reduce((sum, { cents }) => sum + cents, 0),
  count: rows.reduce((sum, { count }) => sum + count, 0),
});

/** The last 12 months, UTC, the current one last: "2026-03". */
export function lastMonths(now: Date): string[] {
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1 + index, 1))
      .toISOString()
      .slice(0, 7),
  );
}

/** The sum of each figure over all time, by month for the last 12, and by plan. Reads at most 390 rows. */
export async function getRevenue(ctx: Context) {
  const months = lastMonths(ctx.now());
  const rows = await ctx.db.all<TotalRow>(sql`
    select figure, month, plan, cents, count from revenue_totals
    where month in (select value from json_each(${JSON.stringify([...months, "all"])}))`);
  const find = (figure: TotalRow["figure"], month: string) =>
    rows.filter((row) => row.figure === figure && row.month === month);
  const recurringAt = (index: number): Amount => {
    const later = months.slice(index + 1).flatMap((month) => find("recurring_change", month));
    const { cents } = sumOf(find("recurring", "all"));
    return {
      cents: cents - sumOf(later).cents,
      count: sumOf(find("recurring_change", months[index] ?? "")).count,
    };
  };
  const metrics = FIGURES.map(({ key, name }) => {
    const all = find(key, "all");
    return {
      figure: key,
      name,
      ...sumOf(all),
      byMonth: months.map((month, index) => ({
        month,
        ...(key === "recurring" ? recurringAt(index) : sumOf(find(key, month))),
      })),
      byPlan: REVENUE_PLANS.map((plan) => ({ plan, ...sumOf(all.filter((row) => row.plan === plan)) })),
    };
  });
  return { months, figures: metrics };
}

/** US cents that businesses paid, over all time. */
export async function totalPaid(ctx: Context): Promise<number> {
  const [row] = await ctx.db.all<{ cents: number }>(sql`
    select coalesce(sum(cents), 0) as cents from revenue_totals where month = 'all' and figure = 'paid'`);
  return row?.cents ?? 0;
}

export type Revenue = Awaited<ReturnType<typeof getRevenue>>;
