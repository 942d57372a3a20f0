import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createPaystack } from "~/adapters/payments/paystack";
import { formatUsd, usdColumn } from "~/core/format";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { getInvoice } from "~/domains/billing/invoices/list-invoices.server";
import { findCheckout } from "~/domains/billing/payments/start-checkout.server";
import { INVOICE_STATES, invoiceView } from "~/domains/billing/subscription/view";
import { canPay } from "~/domains/identity/policy";
import { operatorConfig } from "~/domains/settings/operator.server";
import { businessPage } from "~/http/pages/page.server";
import { BILLING } from "~/paths/business/billing";
import { Badge } from "~/ui/data/badge";
import { DefinitionList } from "~/ui/data/definition-list";
import { Table } from "~/ui/data/table";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.name ?? "Invoice" }];

export const loader = businessPage(async (ctx, { params }) => {
  const invoice = await getInvoice(ctx, parseId(params.invoiceId, "invoice"));
  const { SALES_EMAIL, BANK_DETAILS } = await operatorConfig(ctx);
  const money = usdColumn([invoice.net, invoice.tax, ...invoice.lines.map(({ cents }) => cents)]);
  const provider = createPaystack(ctx.config);
  const taxName = `Tax, ${invoice.taxPercent} %`;
  return {
    ...invoiceView(invoice, readerZone(ctx)),
    lines: [
      ...invoice.lines.map(({ text, cents }) => ({ text, amount: money(cents) })),
      { text: "Net", amount: money(invoice.net) },
      { text: taxName, amount: money(invoice.tax) },
      { text: "Total in USD", amount: formatUsd(invoice.total) },
    ],
    billedTo: invoice.billedTo,
    address: invoice.address || null,
    taxNumber: invoice.taxNumber || null,
    bank: BANK_DETAILS?.split(";").map((part) => part.trim()) ?? null,
    salesEmail: SALES_EMAIL,
    provider: provider?.name ?? null,
    payTo: provider && invoice.state === "open" ? ((await findCheckout(ctx, invoice.id))?.url ?? null) : null,
    mayPay: canPay(ctx.actor) && invoice.state === "open" && !invoice.isDemo,
  };
});

type Line = ReturnType<typeof useLoaderData<typeof loader>>["lines"][number];

export default function InvoicePage() {
  const invoice = useLoaderData<typeof loader>();
  const { name, state, lines, bank, salesEmail } = invoice;
  return (
    <Page
      title={`Invoice ${name}`}
      subtitle={`Issued ${invoice.issued}, due ${invoice.due}.`}
      action={
        <LinkButton to={BILLING.invoicePdf(invoice.id)} download>
          PDF
        </LinkButton>
      }
      width="reading"
    >
      <Breadcrumb
        trail={[
          { to: BILLING.home, label: "Billing" },
          { to: BILLING.invoices, label: "Invoices" },
        ]}
      />
      <p>
        <Badge kind={state === "paid" ? "good" : "plain"}>{INVOICE_STATES[state]}</Badge>{" "}
        {invoice.isDemo ? <Badge kind="demo">demo</Badge> : null}
      </p>
      <Table<Line>
        caption="What it is for"
        columns={[
          { key: "text", label: "For", isHeader: true, cell: (line) => line.text },
          { key: "amount", label: "Amount", isNumber: true, cell: (line) => line.amount },
        ]}
        rows={lines}
        rowKey={(line) => line.text}
      />
      <DefinitionList
        facts={[
          ["Billed to", invoice.billedTo],
          ["Address", invoice.address ?? "None given"],
          ["Tax number", invoice.taxNumber ?? "None given"],
        ]}
      />
      {invoice.mayPay && invoice.provider ? (
        <Card title="Pay now">
          <p>By card, bank or mobile money, on the page of {invoice.provider}. We never see your card.</p>
          {invoice.payTo ? (
            <LinkButton kind="primary" to={invoice.payTo}>{`Go on to ${invoice.provider}`}</LinkButton>
          ) : (
            <form method="post" action={BILLING.pay(invoice.id)}>
              <Submit>{`Pay ${invoice.total}`}</Submit>
            </form>
          )}
        </Card>
      ) : null}
      {invoice.mayPay ? (
        <Card title="Pay by bank transfer">
          {bank ? (
            <ul className="stack tight">
              {bank.map((part) => (
                <li key={part}>{part}</li>
              ))}
              <li>
                Reference: <b>{name}</b>
              </li>
            </ul>
          ) : (
            <p>
              Write to <Link to={`mailto:${salesEmail}`}>{salesEmail}</Link> and name invoice {name}: we send
              the bank’s details.
            </p>
          )}
          <p className="muted small">Once the transfer has arrived we mark it as paid, and you get a mail.</p>
        </Card>
      ) : null}
    </Page>
  );
}
