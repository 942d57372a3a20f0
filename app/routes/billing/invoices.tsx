import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { readerZone } from "~/core/time/time-zones";
import { listInvoices } from "~/domains/billing/invoices/list-invoices.server";
import { invoiceView } from "~/domains/billing/subscription/view";
import { InvoiceTable } from "~/domains/billing/ui/invoice-table";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { BILLING } from "~/paths/business/billing";
import { screenTabs } from "~/routes/frame/screen-tabs.server";
import { Pagination } from "~/ui/data/pagination";
import { Page } from "~/ui/layout/page";
import { ScreenTabs } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Invoices" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, PageQuery);
  const { rows, next, total } = await listInvoices(ctx, query);
  return {
    tabs: screenTabs(request),
    invoices: rows.map((row) => invoiceView(row, readerZone(ctx))),
    total: `${formatTotal(total)} ${total.count === 1 ? "invoice" : "invoices"}`,
    isFirst: query.cursor === undefined,
    next,
  };
});

export default function InvoicesPage() {
  const { tabs, invoices, total, isFirst, next } = useLoaderData<typeof loader>();
  return (
    <Page title="Invoices" subtitle="All invoices for this account.">
      <ScreenTabs group={tabs} />
      <InvoiceTable invoices={invoices} caption={<span className="visually-hidden">Invoices</span>} />
      {invoices.length > 0 || !isFirst ? (
        <Pagination
          total={total}
          shown={invoices.length}
          firstTo={isFirst ? null : BILLING.invoices}
          nextTo={next === null ? null : paths.withQuery(BILLING.invoices, { cursor: next })}
        />
      ) : null}
    </Page>
  );
}
