import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { getFunnel } from "~/domains/workflow/get-funnel.server";
import { getWorkflow } from "~/domains/workflow/get-workflow.server";
import { AutomationCard } from "~/domains/workflow/ui/automation-card";
import { PeriodForm } from "~/domains/workflow/ui/period-form";
import { StageTable } from "~/domains/workflow/ui/stage-table";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { screenTabs } from "~/routes/frame/screen-tabs.server";
import { chartsLinks } from "~/styles/more";
import { FunnelChart } from "~/ui/charts/funnel-chart";
import { LineChart } from "~/ui/charts/line-chart";
import { TileMap } from "~/ui/charts/tile-map";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page, Section } from "~/ui/layout/page";
import { ScreenTabs } from "~/ui/layout/tabs";
import type { PageHandle } from "~/ui/page-handle";
import { automationView } from "./automation-view.server";
import { funnelView } from "./funnel-view.server";
import { askedPeriod } from "./period.server";

export const handle: PageHandle = { style: "charts" };
export const links = chartsLinks;

export const meta: MetaFunction = () => [{ title: "Workflow" }];

export const loader = businessPage(async (ctx, { request }) => {
  const { period, wrong } = await askedPeriod(ctx, request);
  const funnel = await getFunnel(ctx, period);
  const workflow = await getWorkflow(ctx, funnel.automation);
  const view = {
    tabs: screenTabs(request),
    automation: automationView(ctx, workflow),
    ...funnelView(funnel, period),
  };
  return wrong
    ? data({ ...view, days: wrong.days, errors: wrong.errors }, { status: 422 })
    : { ...view, errors: null };
});

export default function WorkflowPage() {
  const { tabs, automation, rows, funnel, trend, map, isEmpty, periods, days, errors, found } =
    useLoaderData<typeof loader>();
  return (
    <Page title="Automated Lead Workflow" subtitle={`Leads found ${found}, and how far they’ve come.`}>
      <ScreenTabs group={tabs} />
      <AutomationCard {...automation} />
      <PeriodForm choices={periods} days={days} errors={errors} />
      {isEmpty ? (
        <EmptyState
          title="No leads found in this period"
          action={
            <LinkButton writes to={paths.leadSearch.new}>
              New search
            </LinkButton>
          }
        >
          Search for leads, or choose a longer period.
        </EmptyState>
      ) : (
        <FunnelChart
          title="The six stages"
          unit="Leads"
          shape={funnel}
          empty="No leads found in this period."
        />
      )}
      <Section title="Stage performance">
        <StageTable rows={rows} period={found} />
        <p className="muted small">
          A lead counts in every stage up to the furthest it has reached. Benchmark for conversion: 80% is
          good, 60% is fair.
        </p>
      </Section>
      <div className="grid-2">
        {trend ? <LineChart {...trend} empty="No leads found in this period." /> : null}
        <TileMap title="Leads by country, all time" unit="Leads" shape={map} empty="No leads yet." />
      </div>
    </Page>
  );
}
