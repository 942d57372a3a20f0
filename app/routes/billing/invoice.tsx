import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createPaystack } from "~/adapters/payments/paystack";
import { formatDate, formatUsd, usdColumn } from "~/core/format";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { isDraft } from "~/domains/billing/invoices/draft-invoices.server";
import { getInvoice, reversedAt } from "~/domains/billing/invoices/list-invoices.server";
import { findCheckout } from "~/domains/billing/payments/start-checkout.server";
import { INVOICE_STATES, invoiceView } from "~/domains/billing/subscription/view";
import { canPay } from "~/domains/identity/policy";
import { listBankAccounts, operatorConfig } from "~/domains/settings/operator.server";
import { BankTransfer } from "~/domains/settings/ui/bank-transfer";
import { businessPage } from "~/http/pages/page.server";
import { BILLING } from "~/paths/business/billing";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { DefinitionList } from "~/ui/data/definition-list";
import { Table } from "~/ui/data/table";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.name ?? "Invoice" }];

export const loader = businessPage(async (ctx, { params }) => {
  const invoice = await getInvoice(ctx, parseId(params.invoiceId, "invoice"));
  const { SALES_EMAIL } = await operatorConfig(ctx);
  const money = usdColumn([invoice.net, invoice.tax, ...invoice.lines.map(({ cents }) => cents)]);
  const provider = createPaystack(ctx.config);
  const taxName = `Tax (${invoice.taxPercent}%)`;
  const reversed = await reversedAt(ctx, invoice);
  return {
    ...invoiceView(invoice, readerZone(ctx)),
    reversed: reversed && formatDate(reversed, readerZone(ctx)),
    lines: [
      ...invoice.lines.map(({ text, cents }) => ({ text, amount: money(cents) })),
      { text: "Subtotal", amount: money(invoice.net) },
      { text: taxName, amount: money(invoice.tax) },
      { text: "Total in USD", amount: formatUsd(invoice.total) },
    ],
    isDraft: isDraft(invoice),
    seller: invoice.seller,
    billedTo: invoice.billedTo,
    address: invoice.address || null,
    taxNumber: invoice.taxNumber || null,
    bankAccounts: await listBankAccounts(ctx),
    salesEmail: SALES_EMAIL,
    provider: provider?.name ?? null,
    payTo: provider && invoice.state === "open" ? ((await findCheckout(ctx, invoice.id))?.url ?? null) : null,
    mayPay: canPay(ctx.actor) && invoice.state === "open" && !invoice.isDemo,
  };
});

type Line = ReturnType<typeof useLoaderData<typeof loader>>["lines"][number];

export default function InvoicePage() {
  const invoice = useLoaderData<typeof loader>();
  const { name, state, lines, seller, bankAccounts, salesEmail } = invoice;
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
        {invoice.isDraft ? <Badge>Draft</Badge> : null}
        <DemoBadge isDemo={invoice.isDemo} />
      </p>
      {invoice.reversed ? (
        <p>{`Your payment was reversed on ${invoice.reversed}, so this invoice is open again.`}</p>
      ) : null}
      {invoice.isDraft ? (
        <p>The seller’s company details are missing. This invoice isn’t valid for accounting yet.</p>
      ) : null}
      <Table<Line>
        caption="Items"
        columns={[
          { key: "text", label: "Description", isHeader: true, cell: (line) => line.text },
          { key: "amount", label: "Amount", isNumber: true, cell: (line) => line.amount },
        ]}
        rows={lines}
        rowKey={(line) => line.text}
      />
      <DefinitionList
        facts={[
          ...(seller
            ? [
                ["Seller", seller.legalName] as const,
                ["Seller address", seller.address.replaceAll("\n", ", ")] as const,
                ["Registration number", seller.registrationNumber] as const,
                ["Seller tax number", seller.taxNumber || "–"] as const,
              ]
            : []),
          ["Billed to", invoice.billedTo],
          ["Billing address", invoice.address ?? "–"],
          ["Your tax number", invoice.taxNumber ?? "–"],
        ]}
      />
      {invoice.mayPay && invoice.provider ? (
        <Card title="Pay now">
          <p>Card, bank or mobile money through {invoice.provider}. We never see your card.</p>
          {invoice.payTo ? (
            <LinkButton kind="primary" to={invoice.payTo}>{`Continue to ${invoice.provider}`}</LinkButton>
          ) : (
            <form method="post" action={BILLING.pay(invoice.id)}>
              <Submit>{`Pay ${invoice.total}`}</Submit>
            </form>
          )}
        </Card>
      ) : null}
      {invoice.mayPay ? (
        <Card title="Pay by bank transfer">
          <BankTransfer accounts={bankAccounts} reference={name} salesEmail={salesEmail} />
          <p className="muted small">We’ll email you when your transfer arrives.</p>
        </Card>
      ) : null}
    </Page>
  );
}
