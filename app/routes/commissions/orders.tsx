import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { agoView, formatTotal, formatUsd } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { zoneOfAgent } from "~/domains/agents/agents.server";
import { listClosesOfAgent } from "~/domains/commissions/closes/list-closes.server";
import { CLOSE_LABELS } from "~/domains/commissions/closes/state-labels";
import { accountNames } from "~/domains/identity/erasure/held-by-address.server";
import { agentPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Ago } from "~/ui/data/ago";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { Pagination } from "~/ui/data/pagination";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { Rich } from "~/ui/rich";

const SHOWN = 25;

/** Statuses in which a deal's commission is in the ledger. */
const EARNED: ReadonlySet<string> = new Set(["confirmed", "reversed"]);

export const meta: MetaFunction = () => [{ title: m.agents_orders_orders() }];

/** `deal` shows only the deal that earned a commission. */
const OrdersQuery = PageQuery.pick({ cursor: true }).extend({ deal: PageQuery.shape.cursor });

export const loader = agentPage(async (ctx, { request }) => {
  const { cursor, deal } = readQuery(request, OrdersQuery);
  const page = await listClosesOfAgent(ctx, ctx.agent.id, PageQuery.parse({ limit: SHOWN, cursor }), deal);
  const zone = zoneOfAgent(ctx.agent);
  const names = await accountNames(
    ctx,
    page.rows.map(({ accountId }) => accountId),
  );
  return {
    isFirst: cursor === undefined,
    isOne: deal !== undefined,
    next: page.next,
    total: page.total,
    rows: page.rows.map((row) => ({
      id: row.id,
      customer:
        row.customer?.companyName ??
        (row.isTest ? m.agents_orders_test_deal() : m.agents_orders_deleted_lead()),
      leadId: row.customer?.isShared ? row.sharedLeadId : null,
      business: row.isTest
        ? m.agents_orders_test_deal()
        : names.get(row.accountId) || m.agents_orders_former_business(),
      value: formatUsd(row.value),
      // A confirmed commission is in the ledger, so the row links there.
      commission: row.isTest
        ? "–"
        : m.agents_orders_once_confirmed({ commission: formatUsd(row.commission), rate: row.rate }),
      commissionTo:
        row.isTest || !EARNED.has(row.state) ? null : paths.withQuery(DASHBOARD.commission, { deal: row.id }),
      state: row.state,
      reason: row.reason,
      reported: agoView(row.reportedAt, ctx.now(), zone),
      isDemo: row.isDemo && !ctx.actor.isDemo,
    })),
  };
});

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

const COLUMNS: Column<Row>[] = [
  {
    key: "customer",
    get label() {
      return m.agents_orders_customer();
    },
    isHeader: true,
    cell: (row) => (
      <>
        {row.leadId === null ? row.customer : <Link to={DASHBOARD.lead(row.leadId)}>{row.customer}</Link>}{" "}
        <DemoBadge isDemo={row.isDemo} />
      </>
    ),
  },
  {
    key: "business",
    get label() {
      return m.agents_orders_business();
    },
    isNamed: true,
    cell: (row) => row.business,
  },
  {
    key: "value",
    get label() {
      return m.agents_orders_deal();
    },
    isNumber: true,
    cell: (row) => row.value,
  },
  {
    key: "state",
    get label() {
      return m.agents_orders_status();
    },
    cell: (row) => (
      <>
        <Badge kind={CLOSE_LABELS[row.state].kind}>{CLOSE_LABELS[row.state].label}</Badge> {row.reason}
      </>
    ),
  },
  {
    key: "reported",
    get label() {
      return m.agents_orders_reported();
    },
    isNamed: true,
    cell: (row) => <Ago at={row.reported} />,
  },
  {
    key: "commission",
    get label() {
      return m.agents_orders_commission();
    },
    isNamed: true,
    cell: ({ commission, commissionTo, customer }) =>
      commissionTo ? (
        <Link to={commissionTo} aria-label={m.agents_orders_commission_of({ customer })}>
          {m.agents_orders_view()}
        </Link>
      ) : (
        commission
      ),
  },
];

export default function OrdersPage() {
  const { rows, next, total, isFirst, isOne } = useLoaderData<typeof loader>();
  return (
    <Page title={m.agents_orders_orders()} subtitle={m.agents_orders_deals_you_reported()}>
      {isOne ? (
        <p>
          <Rich
            parts={m.agents_orders_one_deal_view_all_orders.parts({})}
            tags={{ link: (text) => <Link to={DASHBOARD.orders}>{text}</Link> }}
          />
        </p>
      ) : null}
      {rows.length === 0 && isFirst ? (
        <EmptyState
          title={m.agents_orders_no_deals_yet()}
          action={<LinkButton to={DASHBOARD.leads}>{m.agents_orders_view_leads()}</LinkButton>}
        >
          {m.agents_orders_report_a_closed_lead_to()}
        </EmptyState>
      ) : (
        <>
          <Table
            caption={<span className="visually-hidden">{m.agents_orders_your_deals()}</span>}
            columns={COLUMNS}
            rows={rows}
            rowKey={(row) => row.id}
          />
          <Pagination
            total={m.agents_orders_deals({ count: total.count, total: formatTotal(total) })}
            shown={rows.length}
            firstTo={isFirst ? null : DASHBOARD.orders}
            nextTo={next === null ? null : paths.withQuery(DASHBOARD.orders, { cursor: next })}
          />
        </>
      )}
    </Page>
  );
}
