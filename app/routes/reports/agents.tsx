import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatNumber, formatTotal, formatUsd } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { queryOf } from "~/core/time/period";
import {
  type AgentMetrics,
  listAgentResults,
} from "~/domains/analytics/agent-results/list-agent-results.server";
import { businessPage } from "~/http/pages/page.server";
import { askedPeriod, overPeriod, periodPicker } from "~/http/pages/period.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { REPORTS } from "~/paths/business/reports";
import { screenTabs } from "~/routes/frame/screen-tabs.server";
import { ExportLinks } from "~/ui/data/export-links";
import { Pagination } from "~/ui/data/pagination";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { PeriodPicker } from "~/ui/forms/period-picker";
import { Page } from "~/ui/layout/page";
import { ScreenTabs } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Agent report" }];

const CursorQuery = PageQuery.pick({ cursor: true });

const COLUMNS = [
  ["leadsShared", "Leads shared"],
  ["leadsWorked", "Worked on"],
  ["dealsReported", "Deals reported"],
  ["dealsConfirmed", "Confirmed"],
  ["revenue", "Revenue"],
  ["commission", "Commission"],
] as const satisfies (readonly [keyof AgentMetrics, string])[];

const isMoney = (key: keyof AgentMetrics) => key === "revenue" || key === "commission";

/** Formats the metrics in column order. */
const metricTexts = (metrics: AgentMetrics) =>
  COLUMNS.map(([key]) => (isMoney(key) ? formatUsd(metrics[key]) : formatNumber(metrics[key])));

export const loader = businessPage(async (ctx, { request }) => {
  const asked = await askedPeriod(ctx, request);
  const { cursor } = readQuery(request, CursorQuery);
  const { rows, next, total, totals } = await listAgentResults(
    ctx,
    asked.period,
    PageQuery.parse({ cursor }),
  );
  const here = queryOf(asked.period);
  return overPeriod(asked, {
    tabs: screenTabs(request),
    picker: periodPicker(request, asked),
    found: asked.period.phrase,
    rows: rows.map((row) => ({ id: row.agentId, name: row.name, metrics: metricTexts(row) })),
    totals: metricTexts(totals),
    total: `${formatTotal(total)} ${total.count === 1 ? "agent" : "agents"}`,
    firstTo: cursor === undefined ? null : paths.withQuery(REPORTS.agents, here),
    nextTo: next === null ? null : paths.withQuery(REPORTS.agents, { ...here, cursor: next }),
    csv: paths.withQuery(REPORTS.agentsCsv, here),
  });
});

interface Row {
  id: number;
  name: string;
  metrics: string[];
}

const columnsOf = (totals: string[]): Column<Row>[] => [
  {
    key: "name",
    label: "Agent",
    isHeader: true,
    cell: ({ id, name }) => (
      <Link to={paths.marketplace.agent(id)}>
        <bdi>{name}</bdi>
      </Link>
    ),
    total: "All agents",
  },
  ...COLUMNS.map(
    ([key, label], index): Column<Row> => ({
      key,
      label,
      isNumber: true,
      isNamed: true,
      cell: ({ metrics }) => metrics[index],
      total: totals[index],
    }),
  ),
];

export default function AgentReport() {
  const { tabs, picker, found, rows, totals, total, firstTo, nextTo, csv } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Agent report"
      subtitle={`Leads shared and deals reported ${found}, with results to date. Days are UTC.`}
    >
      <ScreenTabs group={tabs} />
      <PeriodPicker {...picker} />
      {rows.length > 0 || firstTo ? (
        <>
          <Table caption="Results by agent" columns={columnsOf(totals)} rows={rows} rowKey={({ id }) => id} />
          <Pagination total={total} shown={rows.length} firstTo={firstTo} nextTo={nextTo} />
          <div className="row">
            <ExportLinks to={csv} what="this report" />
          </div>
        </>
      ) : (
        <EmptyState
          title="No agents yet"
          action={
            <LinkButton kind="primary" to={paths.business.agents}>
              Find agents
            </LinkButton>
          }
        >
          Assign an agent and share leads. Results appear here once the agent accepts.
        </EmptyState>
      )}
    </Page>
  );
}
