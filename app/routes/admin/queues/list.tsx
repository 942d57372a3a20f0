import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatNumber, plural } from "~/core/format";
import { queueJson } from "~/domains/admin/json";
import { listQueues } from "~/domains/admin/reviews/list-reviews.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { type Column, Table } from "~/ui/data/table";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Review queues" }];

export const loader = adminPage(async (ctx) => ({ queues: (await listQueues(ctx)).map(queueJson) }));

type Row = ReturnType<typeof queueJson>;

const columns: Column<Row>[] = [
  {
    key: "name",
    label: "Queue",
    isHeader: true,
    cell: ({ key, name, holds }) => (
      <>
        <Link to={paths.admin.queue(key)}>{name}</Link>
        <div className="small muted weight-400">{holds}</div>
      </>
    ),
  },
  {
    key: "count",
    label: "Pending",
    isNumber: true,
    cell: ({ count }) => <Badge kind={count > 0 ? "busy" : "plain"}>{formatNumber(count)}</Badge>,
  },
];

export default function QueuesPage() {
  const { queues } = useLoaderData<typeof loader>();
  const waiting = queues.reduce((sum, { count }) => sum + count, 0);
  return (
    <Page title="Review queues" subtitle={`${plural(waiting, "item")} to review.`}>
      <Table
        caption={<span className="visually-hidden">Review queues</span>}
        columns={columns}
        rows={queues}
        rowKey={({ key }) => key}
      />
    </Page>
  );
}
