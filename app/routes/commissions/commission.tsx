import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { agoView, formatShortDate, formatTotal, formatUsd, usdColumn } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { zoneOfAgent } from "~/domains/agents/agents.server";
import { tierOf } from "~/domains/agents/tiers";
import { COMMISSION_LABELS, conditionText, KIND_LABELS } from "~/domains/commissions/closes/state-labels";
import { listChains, listCommissions, ofDeal } from "~/domains/commissions/ledger/list-commissions.server";
import { rateText } from "~/domains/commissions/ledger/rate-text";
import { confirmedThisMonth, confirmedTotals, sumsOfAgent } from "~/domains/commissions/ledger/sums.server";
import { PayoutSection } from "~/domains/commissions/payouts/ui/payout-section";
import { payoutView } from "~/domains/commissions/payouts/view.server";
import { StatementList } from "~/domains/commissions/statement/ui/statement-list";
import { accountNames } from "~/domains/identity/erasure/held-by-address.server";
import { orUnavailable } from "~/http/errors.server";
import { agentPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Ago } from "~/ui/data/ago";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { Stat } from "~/ui/data/stat";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { Rich } from "~/ui/rich";

export const meta: MetaFunction = () => [{ title: m.agents_commission_commission() }];

/**
 * `of` filters rows confirmed this month, as counted in the overview; `deal` filters one order. `after` is the business
 * of the last statement seen.
 */
const AgentQuery = PageQuery.pick({ cursor: true }).extend({
  of: z.literal("month").optional(),
  deal: PageQuery.shape.cursor,
  after: PageQuery.shape.cursor,
});

export const loader = agentPage(async (ctx, { request }) => {
  const { cursor, of, deal, after } = readQuery(request, AgentQuery);
  const zone = zoneOfAgent(ctx.agent);
  const only = deal === undefined ? of && confirmedThisMonth(ctx) : ofDeal(deal);
  const query = { limit: 25, ...(cursor === undefined ? {} : { cursor }) };
  const [page, sums, chains, confirmed, payout] = await orUnavailable(
    ctx,
    m.agents_commission_failed_to_fetch_commissions_data(),
    () =>
      Promise.all([
        listCommissions(ctx, ctx.agent.id, query, only),
        sumsOfAgent(ctx, ctx.agent.id),
        listChains(ctx, ctx.agent.id, after),
        confirmedTotals(ctx, ctx.agent.id),
        payoutView(ctx),
      ]),
  );
  const names = await accountNames(
    ctx,
    chains.rows.map(({ accountId }) => accountId),
  );
  const formatAmount = usdColumn(page.rows.map(({ cents }) => cents));
  const isCut = after !== undefined || chains.next !== null;
  return {
    sums,
    payout,
    shown: deal === undefined ? (of ?? ("all" as const)) : ("deal" as const),
    nextTo:
      page.next === null ? null : paths.withQuery(DASHBOARD.commission, { cursor: page.next, of, deal }),
    rates: rateText(tierOf(confirmed), ctx.agent.tier),
    statements: {
      rows: chains.rows.map(({ accountId }) => ({ accountId, name: names.get(accountId) ?? null })),
      shown: isCut
        ? m.agents_commission_of_statements({ shown: chains.rows.length, total: formatTotal(chains.total) })
        : null,
      nextTo: chains.next === null ? null : paths.withQuery(DASHBOARD.commission, { after: chains.next }),
    },
    rows: page.rows.map((row) => ({
      id: row.id,
      orderTo:
        row.kind === "deal" && row.closeId ? paths.withQuery(DASHBOARD.orders, { deal: row.closeId }) : null,
      what: KIND_LABELS[row.kind],
      customer: row.customer && {
        name: row.customer.companyName,
        leadId: row.customer.isShared ? row.customer.sharedLeadId : null,
      },
      of:
        row.rate > 0
          ? m.agents_commission_of_2({ rate: row.rate, base: formatUsd(row.base) })
          : m.agents_commission_fixed_amount(),
      amount: formatAmount(row.cents),
      state: row.state,
      condition: conditionText(row, row.dueAt && formatShortDate(row.dueAt, ctx.now(), zone)),
      earned: agoView(row.earnedAt, ctx.now(), zone),
      isDemo: row.isDemo && !ctx.actor.isDemo,
    })),
  };
});

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

const COLUMNS: Column<Row>[] = [
  {
    key: "what",
    get label() {
      return m.agents_commission_reason();
    },
    isHeader: true,
    cell: (row) => (
      <>
        {row.orderTo ? <Link to={row.orderTo}>{row.what}</Link> : row.what}
        {row.customer ? ": " : null}
        {row.customer?.leadId ? (
          <Link to={DASHBOARD.lead(row.customer.leadId)}>{row.customer.name}</Link>
        ) : (
          row.customer?.name
        )}{" "}
        <DemoBadge isDemo={row.isDemo} />
      </>
    ),
  },
  {
    key: "of",
    get label() {
      return m.agents_commission_of();
    },
    cell: (row) => row.of,
  },
  {
    key: "amount",
    get label() {
      return m.agents_commission_amount();
    },
    isNumber: true,
    cell: (row) => row.amount,
  },
  {
    key: "state",
    get label() {
      return m.agents_commission_status();
    },
    cell: ({ state, condition }) => (
      <>
        <Badge kind={COMMISSION_LABELS[state].kind}>{COMMISSION_LABELS[state].label}</Badge>
        {condition ? <span className="muted small block">{condition}</span> : null}
      </>
    ),
  },
  {
    key: "earned",
    get label() {
      return m.agents_commission_earned();
    },
    isNamed: true,
    cell: (row) => <Ago at={row.earned} />,
  },
];

const SHOWN_WORDS = { month: "Commission confirmed this month.", deal: "Commission for one deal." } as const;
const EMPTY_WORDS = {
  all: "No commission yet",
  month: "No confirmed commission this month yet",
  deal: "No commission for this deal yet",
} as const;

export default function CommissionPage() {
  const { sums, payout, shown, rates, statements, rows, nextTo } = useLoaderData<typeof loader>();
  return (
    <Page title={m.agents_commission_commission()} subtitle={rates}>
      <div className="grid-4">
        <Stat
          label={m.agents_commission_net_earnings()}
          value={formatUsd(sums.confirmed)}
          hint={m.agents_commission_we_take_no_fee_from()}
        />
        <Stat
          label={m.agents_commission_on_hold()}
          value={formatUsd(sums.held - sums.awaited)}
          hint={m.agents_commission_14_days_after_confirmation_until()}
        />
        <Stat label={m.agents_commission_payable()} value={formatUsd(sums.payable)} hint={payout.rhythm} />
        <Stat label={m.agents_commission_paid()} value={formatUsd(sums.paid)} />
      </div>
      {sums.awaited > 0 ? (
        <p>{m.agents_commission_of_affiliate_commission_is_pending({ awaited: formatUsd(sums.awaited) })}</p>
      ) : null}
      {shown === "all" ? null : (
        <p>
          {SHOWN_WORDS[shown]}{" "}
          <Link to={DASHBOARD.commission}>{m.agents_commission_view_all_commission()}</Link>
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState
          title={EMPTY_WORDS[shown]}
          action={<LinkButton to={DASHBOARD.leads}>{m.agents_commission_view_leads()}</LinkButton>}
        >
          <Rich
            parts={m.agents_commission_report_a_lead_as_closed.parts({})}
            tags={{ link: (text) => <Link to={DASHBOARD.orders}>{text}</Link> }}
          />
        </EmptyState>
      ) : (
        <Table
          caption={<span className="visually-hidden">{m.agents_commission_your_commission()}</span>}
          columns={COLUMNS}
          rows={rows}
          rowKey={(row) => row.id}
        />
      )}
      {nextTo ? <Link to={nextTo}>{m.agents_commission_older_commission()}</Link> : null}
      <PayoutSection payout={payout} />
      <StatementList statements={statements} />
    </Page>
  );
}
