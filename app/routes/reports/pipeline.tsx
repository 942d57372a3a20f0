import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { getFunnel } from "~/domains/workflow/get-funnel.server";
import { Funnel } from "~/domains/workflow/ui/funnel";
import { businessPage } from "~/http/pages/page.server";
import { askedPeriod, overPeriod, periodPicker } from "~/http/pages/period.server";
import { screenTabs } from "~/routes/frame/screen-tabs.server";
import { funnelView } from "~/routes/workflow/funnel-view.server";
import { PeriodPicker } from "~/ui/forms/period-picker";
import { Page } from "~/ui/layout/page";
import { ScreenTabs } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Pipeline report" }];

export const loader = businessPage(async (ctx, { request }) => {
  const asked = await askedPeriod(ctx, request);
  return overPeriod(asked, {
    tabs: screenTabs(request),
    picker: periodPicker(request, asked),
    funnel: funnelView(await getFunnel(ctx, asked.period), asked.period),
  });
});

export default function PipelineReport() {
  const { tabs, picker, funnel } = useLoaderData<typeof loader>();
  return (
    <Page title="Pipeline report" subtitle={`Leads found ${funnel.found}, by stage reached.`}>
      <ScreenTabs group={tabs} />
      <PeriodPicker {...picker} />
      <Funnel {...funnel} />
    </Page>
  );
}
