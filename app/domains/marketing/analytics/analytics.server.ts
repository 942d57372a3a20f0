import { and, asc, eq, gte, lte, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DAY_MS, dayOf } from "~/core/seconds";
import { chartPoints, type Days, MAX_DAYS } from "~/core/time/period";
import { hasStatus } from "../campaigns/campaigns.server";
import { marketingCampaigns, marketingDailyStats } from "../campaigns/tables";
import { todayOf } from "../days";
import { leadForms } from "../forms/tables";

export interface MarketingMetrics {
  totalCampaigns: number;
  activeCampaigns: number;
  /** Clicks on campaigns' links and direct visits to their forms, counted once per visitor and day. */
  totalReach: number;
  /** Visitors who opened a form, once per day. */
  totalEngagement: number;
  /** `leadsGenerated` as a percentage of `totalReach`, with one decimal; 0 without reach. */
  conversionRate: number;
  /** Form submissions through a campaign. */
  leadsGenerated: number;
}

/** Metrics of all the account's campaigns and forms, at most 400. */
export async function marketingMetrics(ctx: AccountContext): Promise<MarketingMetrics> {
  const isActive = hasStatus("active", todayOf(ctx));
  const [[campaigns], [forms]] = await ctx.db.batch([
    ctx.db
      .select({
        total: sql<number>`count(*)`,
        active: sql<number>`ifnull(sum(${isActive}), 0)`,
        reach: sql<number>`ifnull(sum(${marketingCampaigns.reach}), 0)`,
        leads: sql<number>`ifnull(sum(${marketingCampaigns.leads}), 0)`,
      })
      .from(marketingCampaigns)
      .where(eq(marketingCampaigns.accountId, ctx.account.id)),
    ctx.db
      .select({
        views: sql<number>`ifnull(sum(${leadForms.views}), 0)`,
      })
      .from(leadForms)
      .where(eq(leadForms.accountId, ctx.account.id)),
  ]);
  const { total = 0, active = 0, reach = 0, leads = 0 } = campaigns ?? {};
  return {
    totalCampaigns: total,
    activeCampaigns: active,
    totalReach: reach,
    totalEngagement: forms?.views ?? 0,
    conversionRate: reach === 0 ? 0 : Math.round((leads / reach) * 1_000) / 10,
    leadsGenerated: leads,
  };
}

interface MarketingDay {
  day: string;
  clicks: number;
  views: number;
  leads: number;
}

export const TREND_DAYS = 30;

/** Days with at least one event, oldest first; at most 366. */
const listDays = (ctx: AccountContext, { first, last }: Days): PromiseLike<MarketingDay[]> => {
  const { day, clicks, views, leads } = marketingDailyStats;
  return ctx.db
    .select({ day, clicks, views, leads })
    .from(marketingDailyStats)
    .where(and(eq(marketingDailyStats.accountId, ctx.account.id), gte(day, first), lte(day, last)))
    .orderBy(asc(day))
    .limit(MAX_DAYS);
};

/** The last 30 days (UTC), oldest first, including days without events. */
export async function marketingTrend(ctx: AccountContext): Promise<MarketingDay[]> {
  const days = Array.from({ length: TREND_DAYS }, (_, back) =>
    dayOf(new Date(ctx.now().getTime() - (TREND_DAYS - 1 - back) * DAY_MS)),
  );
  const rows = await listDays(ctx, { first: days[0] ?? "", last: days.at(-1) ?? "" });
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return days.map((day) => byDay.get(day) ?? { day: day, clicks: 0, views: 0, leads: 0 });
}

const COUNTED = ["clicks", "views", "leads"] as const;

/** Link and form counts in a date range (UTC): totals, and values by day or week. */
export async function marketingOver(ctx: AccountContext, days: Days) {
  const rows = await listDays(ctx, days);
  const { dates, isWeekly, indexOf } = chartPoints(days);
  const [clicks, views, leads] = COUNTED.map((key) => {
    const values = dates.map(() => 0);
    for (const row of rows) values[indexOf(row.day)] = (values[indexOf(row.day)] ?? 0) + row[key];
    return { values, sum: values.reduce((sum, value) => sum + value, 0) };
  }) as [Counted, Counted, Counted];
  return { dates, isWeekly, clicks, views, leads };
}

interface Counted {
  values: number[];
  sum: number;
}
