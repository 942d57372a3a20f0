import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { getFunnel } from "~/domains/workflow/get-funnel.server";
import { getWorkflow } from "~/domains/workflow/get-workflow.server";
import { AutomationCard } from "~/domains/workflow/ui/automation-card";
import { Funnel } from "~/domains/workflow/ui/funnel";
import { businessPage } from "~/http/pages/page.server";
import { askedPeriod, overPeriod, periodPicker } from "~/http/pages/period.server";
import { screenTabs } from "~/routes/frame/screen-tabs.server";
import { PeriodPicker } from "~/ui/forms/period-picker";
import { Page } from "~/ui/layout/page";
import { ScreenTabs } from "~/ui/layout/tabs";
import { automationView } from "./automation-view.server";
import { funnelView } from "./funnel-view.server";

export const meta: MetaFunction = () => [{ title: "Workflow" }];

export const loader = businessPage(async (ctx, { request }) => {
  const asked = await askedPeriod(ctx, request);
  const funnel = await getFunnel(ctx, asked.period);
  const workflow = await getWorkflow(ctx, funnel.automation);
  return overPeriod(asked, {
    tabs: screenTabs(request),
    automation: automationView(ctx, workflow),
    picker: periodPicker(request, asked),
    funnel: funnelView(funnel, asked.period),
  });
});

export default function WorkflowPage() {
  const { tabs, automation, picker, funnel } = useLoaderData<typeof loader>();
  return (
    <Page title="Automated Lead Workflow" subtitle={`Leads found ${funnel.found}, by stage reached.`}>
      <ScreenTabs group={tabs} />
      <AutomationCard {...automation} />
      <PeriodPicker {...picker} />
      <Funnel {...funnel} />
    </Page>
  );
}
