import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { getFunnel } from "~/domains/workflow/get-funnel.server";
import { getWorkflow } from "~/domains/workflow/get-workflow.server";
import { AutomationCard } from "~/domains/workflow/ui/automation-card";
import { PeriodForm } from "~/domains/workflow/ui/period-form";
import { StageTable } from "~/domains/workflow/ui/stage-table";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { WORKFLOW } from "~/paths/business/workflow";
import { PortalTabs } from "~/routes/portal/tabs";
import { portalTabs } from "~/routes/portal/tabs.server";
import { chartsLinks } from "~/styles/more";
import { FunnelChart } from "~/ui/charts/funnel-chart";
import { LineChart } from "~/ui/charts/line-chart";
import { TileMap } from "~/ui/charts/tile-map";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page, Section } from "~/ui/layout/page";
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
    tabs: portalTabs(WORKFLOW.home),
    automation: automationView(ctx, workflow),
    ...funnelView(funnel, period),
  };
  return wrong
    ? data({ ...view, days: wrong.days, errors: wrong.errors }, { status: 422 })
    : { ...view, errors: null };
});

export default function WorkflowPage() {
  const { tabs, automation, rows, funnel, trend, map, isEmpty, periods, days, errors, text } =
    useLoaderData<typeof loader>();
  return (
    <Page
      title="Automated Lead Workflow"
      subtitle={`From the first search to the deal that is won: ${text}, where your account is.`}
    >
      <PortalTabs tabs={tabs} />
      <AutomationCard {...automation} />
      <PeriodForm choices={periods} days={days} errors={errors} />
      {isEmpty ? (
        <EmptyState
          title="Nothing reached a stage in this time"
          action={
            <LinkButton writes to={paths.leadSearch.new}>
              New search
            </LinkButton>
          }
        >
          Leads that a search finds, mails that leave and answers that come move on here by themselves.
        </EmptyState>
      ) : (
        <FunnelChart
          title="The six stages"
          unit="Leads"
          shape={funnel}
          empty="No lead has reached a stage in this time."
        />
      )}
      <Section title="Stage performance">
        <StageTable rows={rows} period={text} />
        <p className="muted small">
          Conversion is of the leads that reached the stage before in this time: how many have gone on since.
          From 80 percent it is good, from 60 it could be better.
        </p>
      </Section>
      <div className="grid-2">
        {trend ? <LineChart {...trend} empty="No lead has reached a stage in this time." /> : null}
        <TileMap
          title="Leads by stage, all time"
          unit="Leads"
          shape={map}
          empty="Once a search has found leads, their countries stand here."
        />
      </div>
    </Page>
  );
}
