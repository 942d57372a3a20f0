import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { getAnalytics } from "~/domains/analytics/get-analytics.server";
import { LineTable } from "~/domains/analytics/ui/line-table";
import { UpgradeNote } from "~/domains/billing/ui/upgrade-note";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { REPORTS } from "~/paths/business/reports";
import { screenTabs } from "~/routes/frame/screen-tabs.server";
import { Stat, UsageMeter } from "~/ui/data/stat";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page, Section } from "~/ui/layout/page";
import { ScreenTabs } from "~/ui/layout/tabs";
import { analyticsView } from "./analytics.server";

export const meta: MetaFunction = () => [{ title: "Lead performance and costs" }];

export const loader = businessPage(async (ctx, { request }) => ({
  tabs: screenTabs(request),
  isReport: new URL(request.url).pathname === REPORTS.costs,
  ...analyticsView(await getAnalytics(ctx)),
}));

type AdvancedProps = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["advanced"]>;

function Advanced({ costs, bySource, byCampaign, byCountry, isWhole }: AdvancedProps) {
  return (
    <>
      <Section title="Unit costs">
        <div className="grid-3">
          {costs.map(({ label, value }) => (
            <Stat key={label} label={label} value={value ?? "None yet"} />
          ))}
        </div>
        <p className="muted small">
          Invoices, commission and fees, divided by the number of leads, replies or won deals.
        </p>
      </Section>
      <LineTable title="Results by source" name="Source" rows={bySource} none="No leads with a source yet" />
      <LineTable
        title="Results by campaign"
        name="Campaign"
        leads="Contacted"
        rows={byCampaign}
        none="No emails sent by campaigns yet"
      />
      <LineTable
        title="Results by country"
        name="Country"
        rows={byCountry}
        none="No leads with a country yet"
      />
      {isWhole ? null : (
        <p className="muted small">
          Tables cover the first 150 sources and 50 newest campaigns. Totals above include all.
        </p>
      )}
    </>
  );
}

export default function AnalyticsPage() {
  const { tabs, isReport, isEmpty, tiles, used, spent, advanced } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Lead performance and costs"
      subtitle={
        isReport
          ? "All time. Invoices cover whole months, so costs can’t be filtered by period."
          : "All time. Select a figure to see its records."
      }
    >
      <ScreenTabs group={tabs} />
      <div className="grid-4">
        {tiles.map((tile) => (
          <Stat key={tile.label} {...tile} />
        ))}
      </div>
      <Card title="This month">
        <UsageMeter label="Leads used" used={used.used} max={used.max} />
      </Card>
      {isEmpty ? (
        <EmptyState
          title="No leads yet"
          action={
            <LinkButton writes kind="primary" to={paths.leadSearch.new}>
              Run search
            </LinkButton>
          }
        >
          Run a search to see results by source, campaign and country.
        </EmptyState>
      ) : (
        <>
          <Section title="Costs">
            <div className="grid-4">
              {spent.map((row) => (
                <Stat key={row.label} {...row} />
              ))}
            </div>
          </Section>
          {advanced ? <Advanced {...advanced} /> : <UpgradeNote feature="advancedAnalytics" />}
        </>
      )}
    </Page>
  );
}
