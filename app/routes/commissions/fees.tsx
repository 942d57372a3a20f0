import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { formatUsd } from "~/core/format";
import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import {
  FeePaymentInput,
  getFeeAccount,
  listFeePayments,
  recordFeePayment,
} from "~/domains/commissions/fees/fee-payments.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { PAYOUTS } from "~/paths/agents/payouts";
import { Stat } from "~/ui/data/stat";
import { type Column, Table } from "~/ui/data/table";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Platform fees" }];

const idOf = (params: { accountId?: string | undefined }) => parseId(params.accountId, "business");

export const loader = adminPage(async (ctx, { params, request }) => {
  const accountId = idOf(params);
  const { cursor } = readQuery(request, PageQuery.pick({ cursor: true }));
  const { rows, next, owed, name } = await listFeePayments(ctx, accountId, PageQuery.parse({ cursor }));
  return {
    accountId,
    name: name || `Business ${accountId}`,
    next,
    fees: formatUsd(owed.fees),
    paid: formatUsd(owed.feesPaid),
    left: formatUsd(owed.feesOwed),
    rows: rows.map(({ id, cents, reference, paidOn, reverses, isReversed }) => ({
      id,
      amount: formatUsd(cents),
      reference,
      paidOn,
      note: reverses === null ? (isReversed ? "Reversed" : "") : "Undoes the payment",
      canReverse: reverses === null && !isReversed,
    })),
  };
});

export const action = adminPage(async (ctx, args) => {
  const { id } = await getFeeAccount(ctx, idOf(args.params));
  return handleForm(args, FeePaymentInput, async (input) => {
    await recordFeePayment(ctx, id, input);
    return redirectWithFlash(args.context, PAYOUTS.fees(id), { kind: "success", title: "Payment Recorded" });
  });
});

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

const COLUMNS: Column<Row>[] = [
  { key: "reference", label: "Reference", isHeader: true, cell: (row) => row.reference },
  { key: "amount", label: "Amount", isNumber: true, cell: (row) => row.amount },
  { key: "paid", label: "Paid on", isNamed: true, cell: (row) => row.paidOn },
  { key: "note", label: "Note", cell: (row) => row.note },
];

export default function FeesPage() {
  const { accountId, name, fees, paid, left, rows, next } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof FeePaymentInput>>({
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  return (
    <Page title={`Platform fees of ${name}`} subtitle="Percent of confirmed deals, owed by the business.">
      <Breadcrumb trail={[{ to: PAYOUTS.closes, label: "Reported deals" }]} />
      <div className="grid-4">
        <Stat label="Fees" value={fees} hint="Of deals that it confirmed" />
        <Stat label="Paid" value={paid} />
        <Stat label="Owed" value={left} />
      </div>
      {rows.length > 0 ? (
        <Table
          caption="Payments, the newest first"
          columns={COLUMNS}
          rows={rows}
          rowKey={(row) => row.id}
          actions={(row) =>
            row.canReverse ? (
              <form method="post" action={PAYOUTS.reverseFee(row.id)}>
                <Submit kind="plain" slim aria-label={`Reverse the payment ${row.reference}`}>
                  Reverse
                </Submit>
              </form>
            ) : null
          }
        />
      ) : (
        <p>No payment is recorded yet.</p>
      )}
      {next === null ? null : (
        <Link to={paths.withQuery(PAYOUTS.fees(accountId), { cursor: next })}>Older ones</Link>
      )}
      <Section title="Record a payment">
        <p>Nothing is changed later: a mistake is reversed by an entry against it.</p>
        <PostForm form={form}>
          <Field field={fields.amount} label="Amount in US dollars" inputMode="decimal" required />
          <Field field={fields.reference} label="Reference" hint="As the bank names the payment." required />
          <Field field={fields.paidOn} label="Paid on" type="date" required />
          <Submit>Record the payment</Submit>
        </PostForm>
      </Section>
    </Page>
  );
}
