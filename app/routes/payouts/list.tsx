import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatTotal, formatUsd } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { listBatches, pageOfWaiting } from "~/domains/commissions/payouts/list-payouts.server";
import { BatchInput, makeBatch } from "~/domains/commissions/payouts/make-batch.server";
import { PAYOUT_KIND_LABELS } from "~/domains/commissions/payouts/payout-labels";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { PAYOUTS } from "~/paths/agents/payouts";
import { Time } from "~/ui/data/metrics";
import { Pagination } from "~/ui/data/pagination";
import { type Column, Table } from "~/ui/data/table";
import { Alert } from "~/ui/feedback/alert";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Payouts" }];

export const loader = adminPage(async (ctx, { request }) => {
  const { cursor } = readQuery(request, PageQuery.pick({ cursor: true }));
  const [page, batches] = await Promise.all([
    pageOfWaiting(ctx, PageQuery.parse({ cursor })),
    listBatches(ctx),
  ]);
  return {
    isFirst: cursor === undefined,
    next: page.next,
    kinds: page.kinds,
    total: formatTotal(page.total),
    waiting: page.rows.map((row) => ({
      id: row.id,
      agent: row.agentName,
      amount: formatUsd(row.cents),
      kind: row.kind,
      hint: row.hint,
      waits: page.waits.has(row.id),
      asked: row.requestedAt.toISOString(),
    })),
    batches: batches.map((row) => ({
      ...row,
      cents: formatUsd(row.cents),
      createdAt: row.createdAt.toISOString(),
    })),
  };
});

export const action = adminPage((ctx, args) =>
  handleForm(args, BatchInput, async ({ kind }) => {
    const batchId = await makeBatch(ctx, kind);
    return redirectWithFlash(args.context, PAYOUTS.batch(batchId), {
      kind: "success",
      title: "Payout run created",
    });
  }),
);

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

const toCell = ({ kind, hint, waits }: Loaded["waiting"][number]) =>
  `${PAYOUT_KIND_LABELS[kind]}. ${hint}${waits ? ". Not in a payout run: a business’s payment was reversed" : ""}`;

const WAITING: Column<Loaded["waiting"][number]>[] = [
  { key: "agent", label: "Agent", isHeader: true, cell: (row) => row.agent },
  { key: "amount", label: "Amount", isNumber: true, cell: (row) => row.amount },
  { key: "to", label: "To", cell: toCell },
  { key: "asked", label: "Requested", isNamed: true, cell: (row) => <Time at={row.asked} withHour /> },
];

const BATCHES: Column<Loaded["batches"][number]>[] = [
  {
    key: "id",
    label: "Payout run",
    isHeader: true,
    cell: (row) => `${row.id}: ${PAYOUT_KIND_LABELS[row.kind]}`,
  },
  { key: "cents", label: "Amount", isNumber: true, cell: (row) => row.cents },
  { key: "count", label: "Payouts", isNumber: true, isNamed: true, cell: (row) => row.count },
  { key: "open", label: "Open", isNumber: true, isNamed: true, cell: (row) => row.open },
  { key: "made", label: "Created", isNamed: true, cell: (row) => <Time at={row.createdAt} withHour /> },
];

export default function PayoutsPage() {
  const { waiting, kinds, batches, total, isFirst, next } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.result.error;
  return (
    <Page title="Payouts" subtitle={`${total} requested, not in a payout run yet.`}>
      <Breadcrumb trail={[{ to: paths.admin.queues, label: "Review queues" }]} />
      {refused ? <Alert kind="error">{Object.values(refused).flat().join(" ")}</Alert> : null}
      {waiting.length === 0 ? (
        <EmptyState title="No payout requests">Requests from agents appear here.</EmptyState>
      ) : (
        <>
          <form method="post" className="row">
            {kinds.map((kind) => (
              <Submit key={kind} kind="plain" name="kind" value={kind}>
                Create payout run: {PAYOUT_KIND_LABELS[kind]}
              </Submit>
            ))}
          </form>
          <Table caption="Requests, times in UTC" columns={WAITING} rows={waiting} rowKey={(row) => row.id} />
          <Pagination
            total={`${total} requests`}
            shown={waiting.length}
            firstTo={isFirst ? null : PAYOUTS.admin}
            nextTo={next === null ? null : paths.withQuery(PAYOUTS.admin, { cursor: next })}
          />
        </>
      )}
      {batches.length > 0 ? (
        <Section title="Payout runs">
          <Table
            caption="Latest payout runs"
            columns={BATCHES}
            rows={batches}
            rowKey={(row) => row.id}
            actions={(row) => (
              <LinkButton to={PAYOUTS.batch(row.id)} slim>
                Open
              </LinkButton>
            )}
          />
        </Section>
      ) : null}
    </Page>
  );
}
