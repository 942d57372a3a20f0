import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ActivityQuery } from "~/domains/admin/activity/activity";
import { getActivity } from "~/domains/admin/activity/activity.server";
import { totalPaid } from "~/domains/admin/revenue/get-revenue.server";
import { adminPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { AfricaMap } from "~/ui/charts/africa-map";
import { BarChart } from "~/ui/charts/bar-chart";
import { Stat } from "~/ui/data/stat";
import { FilterChoices } from "~/ui/forms/filter-choices";
import { LinkButton } from "~/ui/forms/link-button";
import { Page, Section } from "~/ui/layout/page";
import { Tabs } from "~/ui/layout/tabs";
import { analyticsView } from "./analytics.server";

export const meta: MetaFunction = () => [{ title: "Analytics" }];

export const loader = adminPage(async (ctx, { request }) => {
  const query = readQuery(request, ActivityQuery);
  const [found, paid] = await Promise.all([getActivity(ctx, query), totalPaid(ctx)]);
  return analyticsView(found, query, paid);
});

export default function AnalyticsPage() {
  const { heading, ranges, groups, stats, tabs, measure, rowsTo, chart, map, elsewhere } =
    useLoaderData<typeof loader>();
  return (
    <Page
      title="Platform analytics"
      subtitle={`${heading}, days in UTC, excluding demo accounts. Select a figure to see its records.`}
    >
      <div className="row">
        <FilterChoices label="Period" choices={ranges} />
        <FilterChoices label="Group by" choices={groups} />
        <LinkButton to={paths.admin.answers} slim>
          Classification accuracy
        </LinkButton>
      </div>
      <div className="grid-4 sm:grid-cols-[repeat(auto-fit,minmax(7.25rem,1fr))]">
        {stats.map((stat) => (
          <Stat key={stat.label} {...stat} />
        ))}
      </div>
      <Tabs label="Figures" tabs={tabs} />
      <Section
        title={measure.name}
        action={
          <LinkButton to={rowsTo} slim>
            View records
          </LinkButton>
        }
      >
        <p className="muted">{measure.counts}</p>
        <div className={map ? "grid-2" : "stack"}>
          <BarChart {...chart} to={rowsTo} />
          {map ? (
            <div className="stack">
              <AfricaMap {...map} to={rowsTo} />
              {elsewhere ? <p className="muted small">{elsewhere}</p> : null}
            </div>
          ) : null}
        </div>
      </Section>
    </Page>
  );
}
