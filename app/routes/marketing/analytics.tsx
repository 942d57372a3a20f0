import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatNumber } from "~/core/format";
import { marketingTrend } from "~/domains/marketing/analytics/analytics.server";
import { portalFigures } from "~/domains/social-leads/portal-figures.server";
import { paths } from "~/paths";
import { MARKETING } from "~/paths/business/marketing";
import { LineChart } from "~/ui/charts/line-chart";
import { lineShape } from "~/ui/charts/line-shape.server";
import { Stat } from "~/ui/data/stat";
import { MarketingTab } from "./frame";
import { marketingPage, marketingTabs } from "./frame.server";

export const handle = { style: "charts" };

export const meta: MetaFunction = () => [{ title: "Marketing analytics" }];

export const loader = marketingPage(async (ctx) => {
  const [figures, trend] = await Promise.all([portalFigures(ctx), marketingTrend(ctx)]);
  const shape = lineShape(
    trend.map(({ day }) => day),
    [
      { name: "Reach", values: trend.map(({ clicks }) => clicks) },
      { name: "Engagement", values: trend.map(({ views }) => views) },
      { name: "Leads", values: trend.map(({ leads }) => leads) },
    ],
  );
  const of = (value: number) => formatNumber(value);
  const all = MARKETING.home;
  const active = paths.withQuery(MARKETING.home, { status: "active" });
  const stats = [
    { label: "Campaigns", value: of(figures.totalCampaigns), hint: "all of them", to: all },
    { label: "Active campaigns", value: of(figures.activeCampaigns), hint: "today", to: active },
    {
      label: "Reach",
      value: of(figures.totalReach),
      hint: "followed a link, once a person and day",
      to: all,
    },
    { label: "Engagement", value: of(figures.totalEngagement), hint: "opened a form", to: MARKETING.forms },
    {
      label: "Conversion rate",
      value: `${figures.conversionRate}%`,
      hint: "leads of campaigns by their reach",
      to: all,
    },
    {
      label: "Leads",
      value: of(figures.totalLeads),
      hint: "of forms, platforms and files",
      to: MARKETING.leads,
    },
    { label: "Leads of campaigns", value: of(figures.leadsGenerated), hint: "came by a campaign", to: all },
  ];
  return { tabs: marketingTabs(MARKETING.analytics), stats, shape, days: trend.length };
});

export default function MarketingAnalyticsPage() {
  const { tabs, stats, shape, days } = useLoaderData<typeof loader>();
  return (
    <MarketingTab
      tabs={tabs}
      title="Marketing analytics"
      subtitle="Counted by your links and forms. Each figure opens the rows that it adds up."
    >
      <div className="grid-4">
        {stats.map((stat) => (
          <Stat key={stat.label} {...stat} />
        ))}
      </div>
      <LineChart
        title={`The last ${days} days (UTC)`}
        to={MARKETING.home}
        shape={shape}
        empty="Nothing was counted yet."
      />
    </MarketingTab>
  );
}
