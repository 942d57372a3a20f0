import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal, formatUsd } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { listCloses } from "~/domains/commissions/closes/list-closes.server";
import { reversalBlockingReasons } from "~/domains/commissions/closes/reversal-blocking-reasons.server";
import { CLOSE_LABELS } from "~/domains/commissions/closes/state-labels";
import { coveredCloses } from "~/domains/commissions/fees/covered-closes.server";
import { adminPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { APPLICATIONS } from "~/paths/agents/applications";
import { PAYOUTS } from "~/paths/agents/payouts";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { Time } from "~/ui/data/metrics";
import { Pagination } from "~/ui/data/pagination";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Link } from "~/ui/link";
import { ListBox } from "~/ui/list/list-box";
import { ListPage, MoreMenu } from "~/ui/list/list-page";

export const meta: MetaFunction = () => [{ title: "Reported deals" }];

export const loader = adminPage(async (ctx, { request }) => {
  const { cursor } = readQuery(request, PageQuery.pick({ cursor: true }));
  const page = await listCloses(ctx, PageQuery.parse({ cursor }));
  const confirmed = page.rows.filter(({ state }) => state === "confirmed").map(({ id }) => id);
  const [blockingReasons, covered] = await Promise.all([
    reversalBlockingReasons(ctx, confirmed),
    coveredCloses(ctx, confirmed),
  ]);
  return {
    isFirst: cursor === undefined,
    next: page.next,
    now: ctx.now().toISOString(),
    total: formatTotal(page.total),
    rows: page.rows.map(
      ({
        id,
        accountId,
        agentId,
        agentName,
        business,
        hasLeft,
        customer,
        state,
        value,
        commission,
        reportedAt,
        reason,
        isTest,
        isDemo,
      }) => ({
        id,
        customer: customer?.companyName ?? (isTest ? "Test deal" : "Deleted lead"),
        business,
        hasLeft,
        agent: agentName,
        agentId,
        state,
        reason,
        value: formatUsd(value),
        commission: formatUsd(commission),
        isDemo,
        accountId: isTest ? null : accountId,
        canReverse: state === "confirmed" && !isTest && !blockingReasons.has(id),
        blockingReason: blockingReasons.get(id) ?? null,
        owes: state === "confirmed" && !isTest && !isDemo && !covered.has(id),
        reported: reportedAt.toISOString(),
      }),
    ),
  };
});

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

const columnsOf = (now: string): Column<Row>[] => [
  {
    key: "customer",
    label: "Customer",
    isHeader: true,
    cell: (row) => (
      <>
        {row.accountId === null ? row.customer : <Link to={PAYOUTS.close(row.id)}>{row.customer}</Link>}{" "}
        <DemoBadge isDemo={row.isDemo} />
      </>
    ),
  },
  {
    key: "business",
    label: "Business",
    cell: ({ business, accountId, hasLeft }) =>
      accountId === null || hasLeft ? business : <Link to={paths.admin.account(accountId)}>{business}</Link>,
  },
  {
    key: "agent",
    label: "Agent",
    cell: ({ agent, agentId }) => <Link to={APPLICATIONS.application(agentId)}>{agent}</Link>,
  },
  { key: "value", label: "Deal", isNumber: true, cell: (row) => row.value },
  { key: "commission", label: "Commission", isNumber: true, isNamed: true, cell: (row) => row.commission },
  {
    key: "state",
    label: "Status",
    width: "sm:w-50",
    cell: (row) => (
      <>
        <Badge kind={CLOSE_LABELS[row.state].kind}>{CLOSE_LABELS[row.state].label}</Badge> {row.reason}{" "}
        {row.owes ? <span className="muted small">Commission not paid by the business yet. </span> : null}
        {row.blockingReason ? <span className="muted small">{row.blockingReason}</span> : null}
      </>
    ),
  },
  { key: "reported", label: "Reported", isNamed: true, cell: (row) => <Time at={row.reported} now={now} /> },
];

export default function AdminClosesPage() {
  const { rows, now, next, total, isFirst } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Reported deals"
      count={rows.length > 0 ? total : undefined}
      subtitle="Unpaid commission can be reversed."
    >
      {rows.length === 0 ? (
        <EmptyState title="No reported deals yet">Deals reported by agents appear here.</EmptyState>
      ) : (
        <>
          <div className="min-w-0 [&_.table]:sm:max-2xl:min-w-250">
            <ListBox>
              <Table
                isList
                caption="Reported deals, times in UTC"
                columns={columnsOf(now)}
                rows={rows}
                rowKey={(row) => row.id}
                actions={(row) =>
                  row.accountId !== null || row.canReverse ? (
                    <MoreMenu label={`Actions for deal ${row.id}`}>
                      {row.accountId === null ? null : <a href={PAYOUTS.fees(row.accountId)}>Balance due</a>}
                      {row.canReverse ? <a href={PAYOUTS.reverse(row.id)}>Reverse</a> : null}
                    </MoreMenu>
                  ) : null
                }
              />
            </ListBox>
          </div>
          <Pagination
            total={`${total} ${total === "1" ? "deal" : "deals"}`}
            shown={rows.length}
            firstTo={isFirst ? null : PAYOUTS.closes}
            nextTo={next === null ? null : paths.withQuery(PAYOUTS.closes, { cursor: next })}
          />
        </>
      )}
    </ListPage>
  );
}
