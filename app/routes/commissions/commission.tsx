import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatDate } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { formatPaid } from "~/domains/agents/paid-deals";
import { TIERS } from "~/domains/agents/tiers";
import { COMMISSION_WORDS, KIND_WORDS } from "~/domains/commissions/closes/state-words";
import { listChains, listCommissions } from "~/domains/commissions/ledger/list-commissions.server";
import { sumsOf } from "~/domains/commissions/ledger/sums.server";
import { PayoutSection } from "~/domains/commissions/payouts/ui/payout-section";
import { payoutView } from "~/domains/commissions/payouts/view.server";
import { accountNames } from "~/domains/identity/erasure/held-by-address.server";
import { agentPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { COMMISSIONS } from "~/paths/agents/commissions";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Badge } from "~/ui/data/badge";
import { Stat } from "~/ui/data/stat";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page, Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Commission" }];

const AgentQuery = PageQuery.pick({ cursor: true });

export const loader = agentPage(async (ctx, { request }) => {
  const { cursor } = readQuery(request, AgentQuery);
  const query = { limit: 25, ...(cursor === undefined ? {} : { cursor }) };
  const [page, chains, payout] = await Promise.all([
    listCommissions(ctx, ctx.agent.id, query),
    listChains(ctx, ctx.agent.id),
    payoutView(ctx),
  ]);
  const names = await accountNames(
    ctx,
    chains.map(({ accountId }) => accountId),
  );
  return {
    sums: sumsOf(chains),
    payout,
    rate: TIERS[ctx.agent.tier].rate,
    statements: chains.map(({ accountId }) => ({ accountId, name: names.get(accountId) ?? null })),
    next: page.next,
    rows: page.rows.map((row) => ({
      id: row.id,
      what: KIND_WORDS[row.kind],
      of: row.rate > 0 ? `${row.rate}% of ${formatPaid(row.base)}` : "A fixed sum",
      amount: formatPaid(row.cents),
      state: row.state,
      payable: row.state === "held" && row.dueAt ? formatDate(row.dueAt) : null,
      earned: formatDate(row.earnedAt),
      isDemo: row.isDemo,
    })),
  };
});

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

const COLUMNS: Column<Row>[] = [
  {
    key: "what",
    label: "For",
    isHeader: true,
    cell: (row) => (
      <>
        {row.what} {row.isDemo ? <Badge kind="demo">Demo</Badge> : null}
      </>
    ),
  },
  { key: "of", label: "Of", cell: (row) => row.of },
  { key: "amount", label: "Amount", isNumber: true, cell: (row) => row.amount },
  {
    key: "state",
    label: "State",
    cell: (row) => (
      <>
        <Badge kind={COMMISSION_WORDS[row.state].kind}>{COMMISSION_WORDS[row.state].words}</Badge>
        {row.payable ? ` until ${row.payable}` : null}
      </>
    ),
  },
  { key: "earned", label: "Earned", isNamed: true, cell: (row) => row.earned },
];

const nameOf = ({ accountId, name }: { accountId: number; name: string | null }) =>
  accountId === 0 ? "Affiliate programme" : name || `Business ${accountId}`;

export default function CommissionPage() {
  const { sums, payout, rate, statements, rows, next } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Commission"
      subtitle={`Your next deal is paid at the rate of your confirmed tier; your tier pays ${rate}%.`}
    >
      <div className="grid-4">
        <Stat label="Net earnings" value={formatPaid(sums.earned)} hint="No fee is taken from commission" />
        <Stat label="On hold" value={formatPaid(sums.held)} hint="14 days from the confirmation" />
        <Stat label="Payable" value={formatPaid(sums.payable)} hint={payout.rhythm} />
        <Stat label="Paid" value={formatPaid(sums.paid)} />
      </div>
      {rows.length === 0 ? (
        <EmptyState
          title="You have earned no commission yet"
          action={<LinkButton to={DASHBOARD.leads}>Your leads</LinkButton>}
        >
          Report a lead as closed. Once the business confirms the deal, its commission stands here.
        </EmptyState>
      ) : (
        <Table caption="Your commission" columns={COLUMNS} rows={rows} rowKey={(row) => row.id} />
      )}
      {next === null ? null : (
        <Link to={paths.withQuery(DASHBOARD.commission, { cursor: next })}>Older ones</Link>
      )}
      <PayoutSection payout={payout} />
      {statements.length > 0 ? (
        <Section title="Statements">
          <p>
            The business has the same file. <Link to={COMMISSIONS.verify}>Check a statement</Link>
          </p>
          <ul>
            {statements.map((each) => (
              <li key={each.accountId}>
                {nameOf(each)}: <a href={COMMISSIONS.ownStatement(each.accountId, "json")}>JSON</a>{" "}
                <a href={COMMISSIONS.ownStatement(each.accountId, "csv")}>CSV</a>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </Page>
  );
}
