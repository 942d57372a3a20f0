import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatNumber, formatUsd, usdColumn } from "~/core/format";
import { drawnRows, getForecast } from "~/domains/opportunities/forecast/get-forecast.server";
import { totalWon } from "~/domains/opportunities/forecast/opportunity-totals.server";
import { STAGE_NAMES } from "~/domains/opportunities/stages";
import { OpportunityTabs } from "~/domains/opportunities/ui/opportunity-tabs";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { formatUsdTick } from "~/ui/charts/axis.server";
import { BarChart } from "~/ui/charts/bar-chart";
import { verticalBars } from "~/ui/charts/bar-shape.server";
import { MIN_DRAWN_POINTS } from "~/ui/charts/shapes";
import { Stat } from "~/ui/data/stat";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Forecast" }];

export const loader = businessPage(async (ctx) => {
  const { stages, open, months } = await getForecast(ctx);
  const formatWeighted = usdColumn(stages.map(({ weighted }) => weighted));
  const formatMonth = usdColumn(months.map(({ weighted }) => weighted));
  const rows = stages.map(({ status, count, revenue, weighted }) => ({
    status,
    name: STAGE_NAMES[status],
    count: formatNumber(count),
    revenue: formatUsd(revenue),
    weighted: formatWeighted(weighted),
  }));
  const won = totalWon(stages);
  const drawn = open.revenue === 0 ? [] : drawnRows(months);
  return {
    rows,
    months: months
      .filter(({ count }) => count > 0)
      .map((month) => ({
        key: month.key,
        name: month.name,
        count: formatNumber(month.count),
        revenue: formatUsd(month.revenue),
        weighted: formatMonth(month.weighted),
      })),
    weighted: formatUsd(open.weighted),
    revenue: formatUsd(open.revenue),
    count: formatNumber(open.count),
    hasAny: stages.some(({ count }) => count > 0),
    won: formatUsd(won.revenue),
    shape:
      drawn.length < MIN_DRAWN_POINTS
        ? null
        : verticalBars(
            drawn.map(({ name, weighted }) => ({ label: name, value: weighted })),
            { format: formatUsd, formatTick: formatUsdTick },
          ),
  };
});

type Row = { name: string; count: string; revenue: string; weighted: string };

const FIGURES: Column<Row>[] = [
  { key: "count", label: "Deals", isNumber: true, cell: (row) => row.count },
  { key: "revenue", label: "Value", isNumber: true, cell: (row) => row.revenue },
  { key: "weighted", label: "Weighted", isNumber: true, cell: (row) => row.weighted },
];

const named = (label: string): Column<Row>[] => [
  { key: "name", label, isHeader: true, cell: (row) => row.name },
  ...FIGURES,
];

export default function Forecast() {
  const { hasAny, rows, months, weighted, revenue, count, won, shape } = useLoaderData<typeof loader>();
  if (!hasAny)
    return (
      <Page title="Forecast">
        <OpportunityTabs current="forecast" />
        <EmptyState
          title="No opportunities found"
          action={
            <LinkButton writes kind="primary" to={paths.opportunities.new}>
              New deal
            </LinkButton>
          }
        >
          Add a value and close date to your deals to see a monthly forecast.
        </EmptyState>
      </Page>
    );
  return (
    <Page title="Forecast" subtitle="Weighted value is deal value times win probability.">
      <OpportunityTabs current="forecast" />
      <div className="grid-4">
        <Stat
          value={weighted}
          label="Weighted pipeline"
          to={paths.withQuery(paths.opportunities.list, { sort: "value" })}
        />
        <Stat
          value={revenue}
          label="Open value"
          to={paths.withQuery(paths.opportunities.list, { sort: "value" })}
        />
        <Stat value={count} label="Open deals" to={paths.opportunities.board} />
        <Stat
          value={won}
          label="Won value"
          to={paths.withQuery(paths.opportunities.list, { status: "closed_won" })}
        />
      </div>
      {shape ? (
        <BarChart
          shape={shape}
          title="Weighted value by close month"
          category="Month"
          unit="Weighted value"
          empty="No open deals with a value yet"
        />
      ) : null}
      <Table caption="Deals by stage" columns={named("Stage")} rows={rows} rowKey={(row) => row.name} />
      {months.length > 0 ? (
        <Table
          caption="Open deals by close date"
          columns={named("Month")}
          rows={months}
          rowKey={(row) => row.name}
        />
      ) : null}
    </Page>
  );
}
