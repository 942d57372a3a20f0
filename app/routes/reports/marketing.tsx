import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { BusinessContext } from "~/core/context";
import { changeText, formatNumber } from "~/core/format";
import type { Period } from "~/core/time/period";
import { readerZone } from "~/core/time/time-zones";
import { findAccess } from "~/domains/marketing/access/access.server";
import { AccessState } from "~/domains/marketing/access/ui/access-state";
import { accessView } from "~/domains/marketing/access/view";
import { marketingOver } from "~/domains/marketing/analytics/analytics.server";
import { businessPage } from "~/http/pages/page.server";
import { askedPeriod, overPeriod, periodPicker } from "~/http/pages/period.server";
import { MARKETING } from "~/paths/business/marketing";
import { screenTabs } from "~/routes/frame/screen-tabs.server";
import { LineChart } from "~/ui/charts/line-chart";
import { lineShape } from "~/ui/charts/line-shape.server";
import { MIN_DRAWN_POINTS } from "~/ui/charts/shapes";
import { Stat } from "~/ui/data/stat";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { PeriodPicker } from "~/ui/forms/period-picker";
import { Page } from "~/ui/layout/page";
import { ScreenTabs } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Marketing report" }];

/** Above this number of points, lines are drawn without dots. */
const DOTTED = 7;

async function metricsOver(ctx: BusinessContext, period: Period) {
  const { previous } = period;
  const [{ dates, isWeekly, clicks, views, leads }, before] = await Promise.all([
    marketingOver(ctx, period),
    previous && marketingOver(ctx, previous),
  ]);
  const changeOf = (key: "clicks" | "views" | "leads", sum: number) =>
    previous && before ? `. ${changeText(sum, { before: before[key].sum, text: previous.text })}` : "";
  const counted = [
    { name: "Reach", key: "clicks", hint: "daily unique link clicks and form visits", ...clicks },
    { name: "Engagement", key: "views", hint: "people who opened a form", ...views },
    { name: "Leads", key: "leads", hint: "submissions", ...leads },
  ] as const;
  const isEmpty = counted.every(({ sum }) => sum === 0);
  return {
    found: period.phrase,
    stats: counted.map(({ name, key, hint, sum }) => ({
      label: name,
      hint: `${hint}${changeOf(key, sum)}`,
      value: formatNumber(sum),
    })),
    title: `Reach, engagement and leads per ${isWeekly ? "week" : "day"} (UTC)`,
    isEmpty,
    shape:
      dates.length < MIN_DRAWN_POINTS ? null : lineShape(dates, counted, { dotted: DOTTED, isSummed: true }),
  };
}

/** Without marketing access, the page explains how to apply instead of redirecting. */
export const loader = businessPage(async (ctx, { request }) => {
  const asked = await askedPeriod(ctx, request);
  const access = accessView(await findAccess(ctx), readerZone(ctx));
  return overPeriod(asked, {
    tabs: screenTabs(request),
    picker: periodPicker(request, asked),
    access,
    metrics: access.state === "approved" ? await metricsOver(ctx, asked.period) : null,
  });
});

type Metrics = Awaited<ReturnType<typeof metricsOver>>;

const MarketingMetrics = ({ isEmpty, stats, title, shape }: Metrics) =>
  isEmpty ? (
    <EmptyState
      title="No visits in this period"
      action={<LinkButton to={MARKETING.home}>View campaigns</LinkButton>}
    >
      Share a campaign link or form, or choose a longer period.
    </EmptyState>
  ) : (
    <>
      <div className="grid-3">
        {stats.map((stat) => (
          <Stat key={stat.label} {...stat} />
        ))}
      </div>
      {shape ? <LineChart title={title} shape={shape} empty="No visits in this period." /> : null}
    </>
  );

export default function MarketingReport() {
  const { tabs, picker, access, metrics } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Marketing report"
      subtitle={metrics ? `Results from your links and forms ${metrics.found}.` : null}
      action={
        metrics ? (
          <LinkButton slim to={MARKETING.analytics}>
            All-time figures
          </LinkButton>
        ) : null
      }
    >
      <ScreenTabs group={tabs} />
      {metrics ? (
        <>
          <PeriodPicker {...picker} />
          <MarketingMetrics {...metrics} />
        </>
      ) : (
        <>
          {access.state === "not_applied" ? <h2>No marketing data yet</h2> : null}
          <AccessState access={access} />
        </>
      )}
    </Page>
  );
}
