import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatUsd, plural } from "~/core/format";
import { parseId } from "~/core/ids";
import { getBatch } from "~/domains/commissions/payouts/list-payouts.server";
import { PAYOUT_KIND_LABELS, PAYOUT_LABELS } from "~/domains/commissions/payouts/payout-labels";
import { markBatchPaid, PaidInput } from "~/domains/commissions/payouts/settle-payout.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { PAYOUTS } from "~/paths/agents/payouts";
import { Badge } from "~/ui/data/badge";
import { type Column, Table } from "~/ui/data/table";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Payout run" }];

const idOf = (params: { batchId?: string | undefined }) => parseId(params.batchId, "batch");

export const loader = adminPage(async (ctx, { params }) => {
  const batch = await getBatch(ctx, idOf(params));
  return {
    id: batch.id,
    kind: PAYOUT_KIND_LABELS[batch.kind],
    sum: formatUsd(batch.payouts.reduce((sum, { cents }) => sum + cents, 0)),
    open: batch.payouts.filter(({ state }) => state === "batched").length,
    rows: batch.payouts.map(({ id, agentName, state, cents, hint, reference, reason }) => ({
      id,
      agent: agentName,
      state,
      amount: formatUsd(cents),
      hint,
      note: reference ?? reason,
    })),
  };
});

export const action = adminPage(async (ctx, args) => {
  const { id } = await getBatch(ctx, idOf(args.params));
  return handleForm(args, PaidInput, async ({ reference }) => {
    const paid = await markBatchPaid(ctx, id, reference);
    return redirectWithFlash(args.context, PAYOUTS.batch(id), {
      kind: "success",
      title: "Payout run paid",
      text: `${plural(paid, "payout")} marked as paid.`,
    });
  });
});

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

const COLUMNS: Column<Row>[] = [
  { key: "agent", label: "Agent", isHeader: true, cell: (row) => row.agent },
  { key: "amount", label: "Amount", isNumber: true, cell: (row) => row.amount },
  { key: "to", label: "To", cell: (row) => row.hint },
  {
    key: "state",
    label: "Status",
    cell: (row) => (
      <>
        <Badge kind={PAYOUT_LABELS[row.state].kind}>{PAYOUT_LABELS[row.state].label}</Badge> {row.note}
      </>
    ),
  },
];

const Acts = ({ row }: { row: Row }) =>
  row.state === "batched" ? (
    <>
      <LinkButton to={PAYOUTS.paid(row.id)} slim>
        Paid
      </LinkButton>
      <LinkButton to={PAYOUTS.failed(row.id)} slim>
        Failed
      </LinkButton>
    </>
  ) : null;

export default function BatchPage() {
  const { id, kind, sum, open, rows } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ reference: string }>({
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  return (
    <Page
      title={`Payout run ${id}: ${kind}`}
      subtitle={`${plural(rows.length, "payout")}, ${sum}. The run and its file can’t be changed.`}
      action={
        <a className="button" href={PAYOUTS.batchFile(id)}>
          Download CSV
        </a>
      }
    >
      <Breadcrumb trail={[{ to: PAYOUTS.admin, label: "Payouts" }]} />
      <Table
        caption="Payouts in this run"
        columns={COLUMNS}
        rows={rows}
        rowKey={(row) => row.id}
        actions={(row) => <Acts row={row} />}
      />
      {open > 0 ? (
        <Section title="Mark open payouts as paid">
          <p>Mark failed payouts first. Marking as paid can’t be undone.</p>
          <PostForm form={form}>
            <Field
              field={fields.reference}
              label="Reference"
              hint="From the bank or operator. Shown to agents."
              required
            />
            <Submit>Mark {plural(open, "payout")} as paid</Submit>
          </PostForm>
        </Section>
      ) : null}
    </Page>
  );
}
