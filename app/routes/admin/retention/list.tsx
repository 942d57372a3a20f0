import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatNumber } from "~/core/format";
import { daysText, keptData } from "~/domains/privacy/retention/retention-exempt";
import { listRetentionPeriods, retentionJson } from "~/domains/privacy/retention/retention-periods.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Time } from "~/ui/data/metrics";
import { type Column, Table } from "~/ui/data/table";
import { Page, Section } from "~/ui/layout/page";
import { ListBox } from "~/ui/list/list-box";

export const meta: MetaFunction = () => [{ title: "Data retention" }];

export const loader = adminPage(async (ctx) => ({
  periods: (await listRetentionPeriods(ctx)).map(retentionJson),
}));

type Row = ReturnType<typeof retentionJson>;

const columns: Column<Row>[] = [
  {
    key: "what",
    label: "Data",
    isHeader: true,
    cell: (row) => <a href={paths.admin.retentionPeriod(row.key)}>{row.what}</a>,
  },
  { key: "days", label: "Kept for", cell: (row) => daysText(row.days) },
  { key: "since", label: "Counted from", cell: (row) => row.since },
  { key: "how", label: "Action", cell: (row) => row.how },
  {
    key: "lastRunAt",
    label: "Last run",
    isNamed: true,
    cell: (row) => (row.lastRunAt ? <Time at={row.lastRunAt} withHour /> : "Not yet"),
  },
  {
    key: "lastRemoved",
    label: "Removed in last run",
    isNamed: true,
    isNumber: true,
    cell: (row) => formatNumber(row.lastRemoved),
  },
  {
    key: "removedInAll",
    label: "Total removed",
    isNamed: true,
    isNumber: true,
    cell: (row) => formatNumber(row.removedInAll),
  },
];

export default function RetentionPage() {
  const { periods } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Data retention"
      subtitle="A nightly job at 02:17 UTC removes older data. Select a retention period to change it."
    >
      <ListBox>
        <Table
          isList
          caption="Retention periods"
          columns={columns}
          rows={periods}
          rowKey={(row) => row.key}
        />
      </ListBox>
      <Section title="Data with no fixed retention period">
        <dl className="stack tight">
          {keptData().map(([name, until]) => (
            <div key={name}>
              <dt>
                <b>{name}</b>
              </dt>
              <dd className="muted">{until}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </Page>
  );
}
