import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatDate, formatDayAndMonth, formatTotal } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { PLANS } from "~/domains/billing/plans/plans";
import { listSubscriptions } from "~/domains/billing/subscription/list-subscriptions.server";
import { STATE_LABELS } from "~/domains/billing/subscription/view";
import { adminPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { BILLING } from "~/paths/business/billing";
import { Pagination } from "~/ui/data/pagination";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { ListBox } from "~/ui/list/list-box";
import { ListPage } from "~/ui/list/list-page";

export const meta: MetaFunction = () => [{ title: "Subscriptions" }];

type Found = Awaited<ReturnType<typeof listSubscriptions>>["rows"][number];

const rowOf = (row: Found) => ({
  id: row.accountId,
  name: row.name,
  plan: `${PLANS[row.planId].name}, ${row.billingCycle}`,
  state: row.dueDate ? `Payment due ${formatDayAndMonth(row.dueDate)}` : STATE_LABELS[row.state],
  until: row.periodEnd ? formatDate(row.periodEnd) : "",
  next: row.nextPlanId ? PLANS[row.nextPlanId].name : "",
});

export const loader = adminPage(async (ctx, { request }) => {
  const query = readQuery(request, PageQuery);
  const { rows, next, total } = await listSubscriptions(ctx, query);
  return {
    rows: rows.map(rowOf),
    total: formatTotal(total),
    next,
    isFirst: query.cursor === undefined,
  };
});

const COLUMNS: Column<ReturnType<typeof rowOf>>[] = [
  { key: "name", label: "Business", isHeader: true, cell: (row) => row.name },
  { key: "plan", label: "Plan", cell: (row) => row.plan },
  { key: "state", label: "Status", cell: (row) => row.state },
  { key: "until", label: "Paid until", isNamed: true, cell: (row) => row.until },
  { key: "next", label: "Next plan", isNamed: true, cell: (row) => row.next },
];

export default function SubscriptionsPage() {
  const { rows, total, next, isFirst } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Subscriptions"
      count={rows.length > 0 ? total : undefined}
      subtitle="Businesses on a paid plan. Find trials and granted plans under Users."
    >
      <ListBox>
        <Table
          isList
          caption="Subscriptions, days in UTC"
          columns={COLUMNS}
          rows={rows}
          rowKey={(row) => row.id}
          empty={
            <EmptyState title="No subscriptions yet">
              Businesses appear here after they choose a plan.
            </EmptyState>
          }
        />
      </ListBox>
      {rows.length > 0 || !isFirst ? (
        <Pagination
          total={`${total} in total`}
          shown={rows.length}
          firstTo={isFirst ? null : BILLING.adminSubscriptions}
          nextTo={next === null ? null : paths.withQuery(BILLING.adminSubscriptions, { cursor: next })}
        />
      ) : null}
    </ListPage>
  );
}
