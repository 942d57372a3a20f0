import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { getRevenue } from "~/domains/admin/revenue/get-revenue.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { BarChart } from "~/ui/charts/bar-chart";
import { Stat } from "~/ui/data/stat";
import { type Column, Table } from "~/ui/data/table";
import { Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";
import { revenueView } from "./revenue.server";

export const meta: MetaFunction = () => [{ title: "Revenue" }];

export const loader = adminPage(async (ctx) => revenueView(await getRevenue(ctx)));

type View = Awaited<ReturnType<typeof loader>>;
type Row = View["byMonth"][number] | View["byPlan"][number];

const columnsOf = (first: string, figures: View["columns"]): Column<Row>[] => [
  { key: "name", label: first, isHeader: true, cell: ({ name }) => name },
  ...figures.map(
    ({ key, name }, index): Column<Row> => ({
      key,
      label: name,
      isNumber: true,
      cell: ({ cells }) => {
        const cell = cells[index];
        return cell ? <Link to={cell.to}>{cell.value}</Link> : "–";
      },
    }),
  ),
];

export default function RevenuePage() {
  const { columns, stats, byMonth, byPlan, chart } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Revenue"
      subtitle="In USD, months in UTC, excluding demo accounts. Select an amount to see its records."
    >
      <Breadcrumb trail={[{ to: paths.admin.analytics, label: "Analytics" }]} />
      <div className="grid-4 sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]">
        {stats.map((stat) => (
          <Stat key={stat.label} {...stat} />
        ))}
      </div>
      <Section title="Payments by month">
        <BarChart
          title="Payments in the last 12 months"
          category="Month"
          unit="Payments"
          empty="No payments in the last 12 months. Demo accounts aren’t counted."
          shape={chart}
          to={paths.admin.revenueRows("paid")}
        />
      </Section>
      <Section title="Revenue by month">
        <Table
          caption="Last 12 months"
          columns={columnsOf("Month", columns)}
          rows={byMonth}
          rowKey={({ id }) => id}
        />
      </Section>
      <Section title="Revenue by plan">
        <Table
          caption="All time, by plan"
          columns={columnsOf("Plan", columns)}
          rows={byPlan}
          rowKey={({ id }) => id}
        />
      </Section>
    </Page>
  );
}
