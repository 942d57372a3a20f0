import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { agoView, formatShortDate, formatTotal, formatUsd } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { readerZone } from "~/core/time/time-zones";
import { listOwnCloses } from "~/domains/commissions/closes/list-closes.server";
import { feeOf, feePercentOf } from "~/domains/commissions/closes/policy";
import { CLOSE_LABELS } from "~/domains/commissions/closes/state-labels";
import { coveredCloses } from "~/domains/commissions/fees/covered-closes.server";
import { toPay } from "~/domains/commissions/fees/fee-payments.server";
import { HowToPay } from "~/domains/commissions/fees/ui/how-to-pay";
import { owedTotals } from "~/domains/commissions/ledger/sums.server";
import { ratingsOfCloses } from "~/domains/ratings/list-ratings.server";
import { MAX_STARS } from "~/domains/ratings/policy";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { COMMISSIONS } from "~/paths/agents/commissions";
import { RATINGS } from "~/paths/agents/ratings";
import { agentTabs } from "~/routes/agents-market/agent-tabs.server";
import { Ago } from "~/ui/data/ago";
import { Badge } from "~/ui/data/badge";
import { Pagination } from "~/ui/data/pagination";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { ScreenTabs } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Reported deals" }];

const CloseQuery = PageQuery.pick({ cursor: true });

export const loader = businessPage(async (ctx, { request }) => {
  const { cursor } = readQuery(request, CloseQuery);
  const [page, owed] = await Promise.all([
    listOwnCloses(ctx, PageQuery.parse(cursor === undefined ? {} : { cursor })),
    owedTotals(ctx),
  ]);
  const ids = page.rows.map(({ id }) => id);
  const [ratings, covered, pay] = await Promise.all([
    ratingsOfCloses(ctx, ids),
    coveredCloses(ctx, ids),
    toPay(ctx, owed),
  ]);
  const zone = readerZone(ctx);
  const feePercent = feePercentOf(ctx.account);
  return {
    tabs: await agentTabs(ctx, request),
    owed: {
      commission: formatUsd(owed.commission),
      fees: formatUsd(owed.fees),
    },
    pay,
    isFirst: cursor === undefined,
    next: page.next,
    total: formatTotal(page.total),
    rows: page.rows.map((row) => ({
      id: row.id,
      customer: row.customer?.companyName ?? "Deleted lead",
      leadId: row.customer?.leadId ?? null,
      agentId: row.agentId,
      agent: row.agentName,
      value: formatUsd(row.value),
      commission: `${formatUsd(row.commission)} (${row.rate}%)`,
      fee:
        row.fee === null
          ? `${formatUsd(feeOf(row.value, feePercent))} (${feePercent}%)`
          : `${formatUsd(row.fee)} (${row.feeRate ?? 0}%)`,
      isPaid: row.state === "confirmed" && !row.isDemo ? covered.has(row.id) : null,
      state: row.state,
      reported: agoView(row.reportedAt, ctx.now(), zone),
      until: formatShortDate(row.dueAt, ctx.now(), zone),
      stars: ratings.get(row.id)?.stars ?? null,
    })),
  };
});

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

const commissionCell = ({ commission, isPaid }: Row) =>
  isPaid === null ? commission : `${commission}, ${isPaid ? "paid" : "due"}`;

const COLUMNS: Column<Row>[] = [
  {
    key: "customer",
    label: "Customer",
    isHeader: true,
    cell: ({ customer, leadId }) =>
      leadId === null ? customer : <Link to={paths.leadSearch.lead(leadId)}>{customer}</Link>,
  },
  {
    key: "agent",
    label: "Agent",
    cell: ({ agent, agentId }) => (
      <Link className="whitespace-nowrap" to={paths.marketplace.agent(agentId)}>
        {agent}
      </Link>
    ),
  },
  { key: "value", label: "Deal", isNumber: true, cell: (row) => row.value },
  { key: "commission", label: "Commission", isNumber: true, isNamed: true, cell: commissionCell },
  {
    key: "fee",
    label: "Platform fee",
    isNumber: true,
    isNamed: true,
    cell: (row) => row.fee,
  },
  {
    key: "state",
    label: "Status",
    cell: (row) => (
      <>
        <Badge kind={CLOSE_LABELS[row.state].kind}>{CLOSE_LABELS[row.state].label}</Badge>{" "}
        <Ago at={row.reported} />
        {row.state === "reported" ? `, confirm or dispute by ${row.until}` : null}
        {row.state === "confirmed" || row.state === "reversed" ? (
          <div className="small">
            Statement: <a href={COMMISSIONS.statement(row.agentId, "json")}>JSON</a>{" "}
            <a href={COMMISSIONS.statement(row.agentId, "csv")}>CSV</a>
          </div>
        ) : null}
      </>
    ),
  },
];

const Rating = ({ id, stars, agent }: Row) =>
  stars === null ? (
    <LinkButton writes slim to={RATINGS.rate(id)} aria-label={`Rate ${agent}`}>
      Rate agent
    </LinkButton>
  ) : (
    <Link to={RATINGS.rate(id)} aria-label={`Your rating of ${agent}`}>
      {`Rated ${stars} out of ${MAX_STARS}`}
    </Link>
  );

const Answers = ({ row }: { row: Row }) =>
  row.state === "confirmed" ? (
    <Rating {...row} />
  ) : row.state === "reported" || row.state === "disputed" ? (
    <div className="row">
      <LinkButton writes to={COMMISSIONS.confirm(row.id)} aria-label={`Confirm ${row.customer}`}>
        Confirm
      </LinkButton>
      {row.state === "reported" ? (
        <LinkButton writes to={COMMISSIONS.dispute(row.id)} aria-label={`Dispute ${row.customer}`}>
          Dispute
        </LinkButton>
      ) : null}
    </div>
  ) : null;

export default function ClosesPage() {
  const { tabs, rows, next, total, isFirst, owed, pay } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Reported deals"
      subtitle="Confirm or dispute each deal within 14 days. After that, an administrator decides."
    >
      <ScreenTabs group={tabs} />
      {rows.length === 0 && isFirst ? (
        <EmptyState
          title="No reported deals yet"
          action={<LinkButton to={paths.business.agents}>View agents</LinkButton>}
        >
          Deals your agents close appear here for you to confirm.
        </EmptyState>
      ) : (
        <>
          <p>
            Confirmed so far: {owed.commission} in commission and {owed.fees} in platform fees.
          </p>
          <Table
            caption="Deals reported by agents"
            columns={COLUMNS}
            rows={rows}
            rowKey={(row) => row.id}
            actions={(row) => <Answers row={row} />}
          />
          <Pagination
            total={`${total} ${total === "1" ? "deal" : "deals"}`}
            shown={rows.length}
            firstTo={isFirst ? null : COMMISSIONS.closes}
            nextTo={next === null ? null : paths.withQuery(COMMISSIONS.closes, { cursor: next })}
          />
          {pay ? <HowToPay {...pay} /> : null}
        </>
      )}
      <p>
        Agents get the same statements. <Link to={COMMISSIONS.verify}>Verify a statement</Link>
      </p>
    </Page>
  );
}
