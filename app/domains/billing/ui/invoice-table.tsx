import type { ReactNode } from "react";
import { BILLING } from "~/paths/business/billing";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";
import { INVOICE_STATES, type invoiceView } from "../subscription/view";

type Row = ReturnType<typeof invoiceView>;

const KINDS = { open: "busy", paid: "good", void: "plain" } as const;

const COLUMNS: Column<Row>[] = [
  {
    key: "name",
    label: "Invoice",
    isHeader: true,
    cell: (row) => (
      <>
        <Link to={BILLING.invoice(row.id)}>{row.name}</Link> <DemoBadge isDemo={row.isDemo} />
      </>
    ),
  },
  { key: "what", label: "Description", cell: (row) => row.what },
  { key: "total", label: "Total", isNumber: true, cell: (row) => row.total },
  {
    key: "state",
    label: "Status",
    cell: (row) => <Badge kind={KINDS[row.state]}>{INVOICE_STATES[row.state]}</Badge>,
  },
  { key: "issued", label: "Issued", isNamed: true, cell: (row) => row.issued },
  { key: "due", label: "Due", isNamed: true, cell: (row) => row.due },
];

export function InvoiceTable({ invoices, caption }: { invoices: Row[]; caption: ReactNode }) {
  return (
    <Table
      caption={caption}
      columns={COLUMNS}
      rows={invoices}
      rowKey={(row) => row.id}
      actions={(row) => (
        <LinkButton slim to={BILLING.invoicePdf(row.id)} download>
          {`Download PDF ${row.name}`}
        </LinkButton>
      )}
      empty={
        <EmptyState title="No invoices yet">
          Invoices appear when you choose a plan or buy extra leads.
        </EmptyState>
      }
    />
  );
}
