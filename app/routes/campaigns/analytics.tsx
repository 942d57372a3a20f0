import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { POLL_SECONDS } from "~/domains/campaigns/campaign-policy";
import { getCampaignMetrics } from "~/domains/campaigns/metrics/campaign-metrics.server";
import { SubjectTest } from "~/domains/campaigns/steps/ui/step-table";
import { CampaignTabs } from "~/domains/campaigns/ui/campaign-tabs";
import { businessPage } from "~/http/pages/page.server";
import { askedPeriod, overPeriod, periodPicker } from "~/http/pages/period.server";
import { paths } from "~/paths";
import { screenTabs } from "~/routes/frame/screen-tabs.server";
import { BarChart } from "~/ui/charts/bar-chart";
import { DefinitionList } from "~/ui/data/definition-list";
import { Stat } from "~/ui/data/stat";
import { EmptyState } from "~/ui/feedback/empty-state";
import { usePoll } from "~/ui/feedback/poll";
import { LinkButton } from "~/ui/forms/link-button";
import { PeriodPicker } from "~/ui/forms/period-picker";
import { Card, Page, Section } from "~/ui/layout/page";
import { ScreenTabs } from "~/ui/layout/tabs";
import { campaignAnalyticsView } from "./analytics.server";

export const meta: MetaFunction = () => [{ title: "Campaign analytics" }];

/** Covers all time at its own URL, or a period as a report. */
export const loader = businessPage(async (ctx, { request }) => {
  const tabs = screenTabs(request);
  if (!tabs) return { tabs, picker: null, ...campaignAnalyticsView(await getCampaignMetrics(ctx), null) };
  const asked = await askedPeriod(ctx, request);
  const metrics = await getCampaignMetrics(ctx, asked.period);
  return overPeriod(asked, {
    tabs,
    picker: periodPicker(request, asked),
    ...campaignAnalyticsView(metrics, asked.period),
  });
});

export default function CampaignAnalytics() {
  const { tabs, picker, heading, isEmpty, stats, rates, people, ended, tests, isActive } =
    useLoaderData<typeof loader>();
  usePoll(isActive, POLL_SECONDS);
  return (
    <Page title={picker ? "Campaign report" : "Campaign analytics"} subtitle={heading}>
      {tabs ? <ScreenTabs group={tabs} /> : <CampaignTabs current="analytics" />}
      {picker ? <PeriodPicker {...picker} /> : null}
      <div className="grid-4">
        {stats.map((stat) => (
          <Stat key={stat.label} {...stat} />
        ))}
      </div>
      {isEmpty ? (
        <EmptyState
          title={picker ? "No campaigns started in this period" : "No emails sent yet"}
          action={<LinkButton to={paths.campaigns.list}>View campaigns</LinkButton>}
        >
          {picker
            ? "Choose a longer period, or start a campaign."
            : "Start a campaign to see its response rate and subject line tests."}
        </EmptyState>
      ) : (
        <>
          <div className="grid-2">
            <BarChart {...rates} />
            <BarChart {...people} />
          </div>
          <Section title="Subject line A/B tests">
            {tests.length > 0 ? (
              tests.map(({ campaignId, campaign, step }) => (
                <SubjectTest key={`${campaignId} ${step.position}`} step={step} label={campaign} />
              ))
            ) : (
              <p className="muted">
                No A/B tests yet. Add a second subject to a step, and half of the recipients will get it.
              </p>
            )}
          </Section>
          <Card title="Delivery errors">
            <DefinitionList facts={ended.map(({ name, count }) => [name, count] as const)} />
          </Card>
        </>
      )}
    </Page>
  );
}
