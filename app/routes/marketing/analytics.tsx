import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatNumber } from "~/core/format";
import { marketingTrend } from "~/domains/marketing/analytics/analytics.server";
import { portalMetrics } from "~/domains/social-leads/portal-metrics.server";
import { paths } from "~/paths";
import { MARKETING } from "~/paths/business/marketing";
import { LineChart } from "~/ui/charts/line-chart";
import { lineShape } from "~/ui/charts/line-shape.server";
import { Stat } from "~/ui/data/stat";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { MarketingTab } from "./frame";
import { marketingPage, marketingTabs } from "./frame.server";

export const meta: MetaFunction = () => [{ title: "Marketing analytics" }];

export const loader = marketingPage(async (ctx) => {
  const [metrics, trend] = await Promise.all([portalMetrics(ctx), marketingTrend(ctx)]);
  const isCounted = trend.some(({ clicks, views, leads }) => clicks + views + leads > 0);
  const shape = isCounted
    ? lineShape(
        trend.map(({ day }) => day),
        [
          { name: "Reach", values: trend.map(({ clicks }) => clicks) },
          { name: "Engagement", values: trend.map(({ views }) => views) },
          { name: "Leads", values: trend.map(({ leads }) => leads) },
        ],
      )
    : null;
  const formatted = (value: number) => formatNumber(value);
  const all = MARKETING.home;
  const active = paths.withQuery(MARKETING.home, { status: "active" });
  const stats = [
    { label: "Campaigns", value: formatted(metrics.totalCampaigns), hint: "all time", to: all },
    { label: "Active campaigns", value: formatted(metrics.activeCampaigns), hint: "today", to: active },
    {
      label: "Reach",
      value: formatted(metrics.totalReach),
      hint: "daily unique visitors to campaign links and forms",
      to: all,
    },
    {
      label: "Engagement",
      value: formatted(metrics.totalEngagement),
      hint: "form opens",
      to: MARKETING.forms,
    },
    {
      label: "Conversion rate",
      value: `${metrics.conversionRate}%`,
      hint: "campaign leads divided by reach",
      to: all,
    },
    {
      label: "Leads",
      value: formatted(metrics.totalLeads),
      hint: "from forms, platforms and files",
      to: MARKETING.leads,
    },
    {
      label: "Campaign leads",
      value: formatted(metrics.leadsGenerated),
      hint: "from campaigns",
      to: all,
    },
  ];
  return {
    tabs: marketingTabs(MARKETING.analytics),
    stats,
    shape,
    days: trend.length,
    hasCampaign: metrics.totalCampaigns > 0,
  };
});

/** Empty state for a period without events: how to get the first one. */
function NothingCounted({ days, hasCampaign }: { days: number; hasCampaign: boolean }) {
  return (
    <EmptyState
      title={`No data in the last ${days} days`}
      action={
        <div className="row">
          {hasCampaign ? (
            <LinkButton kind="primary" to={MARKETING.home}>
              View campaigns
            </LinkButton>
          ) : (
            <LinkButton kind="primary" to={MARKETING.newCampaign} writes>
              New campaign
            </LinkButton>
          )}
          <LinkButton to={MARKETING.forms}>View forms</LinkButton>
        </div>
      }
    >
      {hasCampaign
        ? "Share a campaign link or form to count its visitors here."
        : "Create a campaign and share its link to count its visitors here."}
    </EmptyState>
  );
}

export default function MarketingAnalyticsPage() {
  const { tabs, stats, shape, days, hasCampaign } = useLoaderData<typeof loader>();
  return (
    <MarketingTab
      tabs={tabs}
      title="Marketing analytics"
      subtitle="Counted by your links and forms. Select a figure to see its records."
    >
      <div className="grid-4">
        {stats.map((stat) => (
          <Stat key={stat.label} {...stat} />
        ))}
      </div>
      {shape ? (
        <LineChart title={`Last ${days} days (UTC)`} to={MARKETING.home} shape={shape} empty="No data yet" />
      ) : (
        <NothingCounted days={days} hasCampaign={hasCampaign} />
      )}
    </MarketingTab>
  );
}
