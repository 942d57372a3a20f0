import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatNumber } from "~/core/format";
import { PageQuery, pageOf } from "~/core/pagination";
import {
  countOpenInvoices,
  type Invoice,
  listOpenInvoices,
  listPaidInvoices,
} from "~/domains/billing/invoices/list-invoices.server";
import { invoiceView } from "~/domains/billing/subscription/view";
import { adminPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { BILLING } from "~/paths/business/billing";
import { Pagination } from "~/ui/data/pagination";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { ListBox } from "~/ui/list/list-box";
import { ListPage } from "~/ui/list/list-page";

export const meta: MetaFunction = () => [{ title: "Invoices" }];

const PAID_SHOWN = 20;

const rowOf = (invoice: Invoice) => ({ ...invoiceView(invoice), billedTo: invoice.billedTo });

export const loader = adminPage(async (ctx, { request }) => {
  const query = readQuery(request, PageQuery);
  const [found, count, paid] = await Promise.all([
    listOpenInvoices(ctx, { after: query.cursor ?? 0, limit: query.limit }),
    countOpenInvoices(ctx),
    listPaidInvoices(ctx, PAID_SHOWN),
  ]);
  const { rows, next } = pageOf(found, query.limit, ({ id }) => id);
  return {
    open: rows.map(rowOf),
    paid: paid.map(rowOf),
    count,
    next,
    isFirst: query.cursor === undefined,
  };
});

type Row = ReturnType<typeof rowOf>;

const COLUMNS: Column<Row>[] = [
  { key: "name", label: "Invoice", isHeader: true, cell: (row) => row.name },
  { key: "billedTo", label: "Billed to", cell: (row) => row.billedTo },
  { key: "what", label: "Description", cell: (row) => row.what },
  { key: "total", label: "Total", isNumber: true, cell: (row) => row.total },
  { key: "due", label: "Due", isNamed: true, cell: (row) => row.due },
];

export default function InvoicesPage() {
  const { open, paid, count, next, isFirst } = useLoaderData<typeof loader>();
  return (
    <ListPage title="Invoices" count={`${formatNumber(count)} open`}>
      <Breadcrumb trail={[{ to: paths.admin.queues, label: "Review queues" }]} />
      <ListBox>
        <Table
          isList
          caption="Open invoices, days in UTC"
          columns={COLUMNS}
          rows={open}
          rowKey={(row) => row.id}
          actions={(row) => (
            <LinkButton slim to={BILLING.adminPaid(row.id)}>
              Mark paid<span className="visually-hidden">: {row.name}</span>
            </LinkButton>
          )}
          empty={<EmptyState title="No open invoices">Invoices appear here until they’re paid.</EmptyState>}
        />
      </ListBox>
      {open.length > 0 || !isFirst ? (
        <Pagination
          total={`${formatNumber(count)} unpaid`}
          shown={open.length}
          firstTo={isFirst ? null : BILLING.adminInvoices}
          nextTo={next === null ? null : paths.withQuery(BILLING.adminInvoices, { cursor: next })}
        />
      ) : null}
      {paid.length > 0 ? (
        <Section title="Paid invoices">
          <ListBox>
            <Table
              isList
              caption={`Last ${PAID_SHOWN} paid invoices`}
              columns={COLUMNS}
              rows={paid}
              rowKey={(row) => row.id}
              actions={(row) => (
                <LinkButton slim to={BILLING.adminReverse(row.id)}>
                  Reverse payment<span className="visually-hidden"> {row.name}</span>
                </LinkButton>
              )}
            />
          </ListBox>
        </Section>
      ) : null}
    </ListPage>
  );
}
