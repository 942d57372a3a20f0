import { type FormMetadata, useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { formatUsd } from "~/core/format";
import { parseId } from "~/core/ids";
import { readMoney } from "~/core/money";
import { PageQuery } from "~/core/pagination";
import {
  getFeeAccount,
  listFeePayments,
  recordFeePayment,
} from "~/domains/commissions/fees/fee-payments.server";
import { FeePaymentInput } from "~/domains/commissions/fees/schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { PAYOUTS } from "~/paths/agents/payouts";
import { type Column, Table } from "~/ui/data/table";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Balance due" }];

const idOf = (params: { accountId?: string | undefined }) => parseId(params.accountId, "business");

export const loader = adminPage(async (ctx, { params, request }) => {
  const accountId = idOf(params);
  const { cursor } = readQuery(request, PageQuery.pick({ cursor: true }));
  const { rows, next, owed, name } = await listFeePayments(ctx, accountId, PageQuery.parse({ cursor }));
  return {
    accountId,
    name: name || `Business ${accountId}`,
    next,
    owed: { commission: owed.commissionOwed, fees: owed.feesOwed },
    sums: [
      ["Commission", owed.commission, owed.commissionPaid, owed.commissionOwed],
      ["Platform fees", owed.fees, owed.feesPaid, owed.feesOwed],
    ].map(([name, ...cents]) => [name, ...cents.map((cent) => balanceWords(Number(cent)))] as string[]),
    rows: rows.map(({ id, pays, cents, reference, paidOn, reverses, reason, isReversed }) => ({
      id,
      pays: PAYS[pays],
      amount: formatUsd(cents),
      reference,
      paidOn,
      note:
        reverses === null
          ? isReversed
            ? "Reversed"
            : ""
          : `Reverses the payment: ${reason ?? "reason deleted"}`,
      canReverse: reverses === null && !isReversed,
    })),
  };
});

export const action = adminPage(async (ctx, args) => {
  const { id } = await getFeeAccount(ctx, idOf(args.params));
  return handleForm(args, FeePaymentInput, async (input) => {
    await recordFeePayment(ctx, id, input);
    return redirectWithFlash(args.context, PAYOUTS.fees(id), { kind: "success", title: "Payment recorded" });
  });
});

const balanceWords = (cents: number) => (cents < 0 ? `${formatUsd(-cents)} credit` : formatUsd(cents));

const PAYS = { commission: "Commission", fees: "Platform fees" };
const PAYS_OPTIONS = Object.entries(PAYS).map(([value, label]) => ({ value, label }));

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

const COLUMNS: Column<Row>[] = [
  { key: "reference", label: "Reference", isHeader: true, cell: (row) => row.reference },
  { key: "pays", label: "Type", cell: (row) => row.pays },
  { key: "amount", label: "Amount", isNumber: true, cell: (row) => row.amount },
  { key: "paid", label: "Paid on", isNamed: true, cell: (row) => row.paidOn },
  { key: "note", label: "Note", cell: (row) => row.note },
];

const SUMS: Column<string[]>[] = [
  { key: "of", label: "Type", isHeader: true, cell: ([label]) => label },
  { key: "all", label: "Charged", isNumber: true, isNamed: true, cell: ([, all]) => all },
  { key: "paid", label: "Paid", isNumber: true, isNamed: true, cell: ([, , paid]) => paid },
  { key: "left", label: "Balance due", isNumber: true, isNamed: true, cell: ([, , , left]) => left },
];

type Typed = z.input<typeof FeePaymentInput>;

/** Second step of a payment above the balance due: states the surplus, which the form then submits as credit. */
function CreditSection({
  form,
  accountId,
  owed,
}: {
  form: FormMetadata<Typed>;
  accountId: number;
  owed: Record<keyof typeof PAYS, number>;
}) {
  const { pays, amount, reference, paidOn } = form.value ?? {};
  const kind = pays === "commission" ? "commission" : "fees";
  const due = Math.max(0, owed[kind]);
  const cents = Math.round((readMoney(String(amount ?? "")) ?? 0) * 100);
  const surplus = Math.max(0, cents - due);
  return (
    <Section title={`Record ${formatUsd(surplus)} as credit?`}>
      <p>
        {formatUsd(due)} is due for {PAYS[kind].toLowerCase()}. You entered {formatUsd(cents)}. The credit
        covers future deals and agent payouts.
      </p>
      <PostForm form={form}>
        {Object.entries({ pays: kind, amount, reference, paidOn, credit: surplus / 100 }).map(
          ([field, value]) => (
            <input key={field} type="hidden" name={field} value={String(value ?? "")} />
          ),
        )}
        <div className="row">
          <Submit kind="danger">Record payment and credit</Submit>
          <LinkButton to={PAYOUTS.fees(accountId)}>Cancel</LinkButton>
        </div>
      </PostForm>
    </Section>
  );
}

export default function FeesPage() {
  const { accountId, name, sums, rows, next, owed } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<Typed>({
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  const trail = <Breadcrumb trail={[{ to: PAYOUTS.closes, label: "Reported deals" }]} />;
  if (form.allErrors.credit)
    return (
      <Page title={`Balance due from ${name}`} width="narrow">
        {trail}
        <CreditSection form={form} accountId={accountId} owed={owed} />
      </Page>
    );
  return (
    <Page
      title={`Balance due from ${name}`}
      subtitle="Fees and commission on confirmed deals. Payments cover the oldest deals first."
    >
      {trail}
      <Table caption="Balance and payments" columns={SUMS} rows={sums} rowKey={([label]) => label ?? ""} />
      {rows.length > 0 ? (
        <Table
          caption="Payments"
          columns={COLUMNS}
          rows={rows}
          rowKey={(row) => row.id}
          actions={(row) =>
            row.canReverse ? (
              <LinkButton
                to={PAYOUTS.reverseFee(row.id)}
                slim
                aria-label={`Reverse payment ${row.reference}`}
              >
                Reverse
              </LinkButton>
            ) : null
          }
        />
      ) : (
        <p>No payments yet</p>
      )}
      {next === null ? null : (
        <Link to={paths.withQuery(PAYOUTS.fees(accountId), { cursor: next })}>Older payments</Link>
      )}
      <Section title="Record payment">
        <p>
          Entries can’t be edited, only reversed. If a transfer covers both types, record each part with the
          same reference.
        </p>
        <PostForm form={form}>
          <Field field={fields.pays} label="Payment for" type="select" options={PAYS_OPTIONS} required />
          <Field field={fields.amount} label="Amount (USD)" inputMode="decimal" required />
          <Field field={fields.reference} label="Reference" hint="The bank’s payment reference." required />
          <Field field={fields.paidOn} label="Paid on" type="date" required />
          <Submit>Record payment</Submit>
        </PostForm>
      </Section>
    </Page>
  );
}
