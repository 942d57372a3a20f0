import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DAY_MS, dayOf } from "~/core/seconds";
import { hasStatus } from "../campaigns/campaigns.server";
import { marketingCampaigns, marketingDailyStats } from "../campaigns/tables";
import { todayOf } from "../days";
import { leadForms } from "../forms/tables";

export interface MarketingMetrics {
  totalCampaigns: number;
  activeCampaigns: number;
  /** Who followed a link of a campaign or opened its form by the form's own address, once a visitor and day. */
  totalReach: number;
  /** Who opened a form, once a visitor and day. */
  totalEngagement: number;
  /** Those in percent of the reach, with one decimal; 0 without reach. */
  conversionRate: number;
  /** Entries of forms that came by a campaign. */
  leadsGenerated: number;
}

/** Of an account's campaigns and forms, of which there are 400 at most. */
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

interface TrendDay {
  day: string;
  clicks: number;
  views: number;
  leads: number;
}

export const TREND_DAYS = 30;

/** The last 30 days (UTC), oldest first, with those on which nothing happened. */
export async function marketingTrend(ctx: AccountContext): Promise<TrendDay[]> {
  const days = Array.from({ length: TREND_DAYS }, (_, back) =>
    dayOf(new Date(ctx.now().getTime() - (TREND_DAYS - 1 - back) * DAY_MS)),
  );
  const { day, clicks, views, leads } = marketingDailyStats;
  const rows = await ctx.db
    .select({ day, clicks, views, leads })
    .from(marketingDailyStats)
    .where(and(eq(marketingDailyStats.accountId, ctx.account.id), gte(day, days[0] ?? "")))
    .orderBy(asc(day))
    .limit(TREND_DAYS + 1);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return days.map((day) => byDay.get(day) ?? { day: day, clicks: 0, views: 0, leads: 0 });
}
