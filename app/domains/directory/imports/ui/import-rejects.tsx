import { formatNumber, plural } from "~/core/format";
import { Pagination } from "~/ui/data/pagination";
import { Table } from "~/ui/data/table";
import { LinkButton } from "~/ui/forms/link-button";
import { Section } from "~/ui/layout/page";

interface RejectsPage {
  rows: { line: number; reason: string; cells: string[] }[];
  total: number;
  people: number;
  firstTo: string | null;
  nextTo: string | null;
}

function titleOf({ total, people }: RejectsPage): string {
  const parts = [
    ...(total > people ? [plural(total - people, "row")] : []),
    ...(people > 0 ? [plural(people, "contact")] : []),
  ];
  return `${parts.join(" and ")} can't be imported`;
}

const shown = (cells: string[]) => {
  const text = cells.filter(Boolean).join(" · ");
  return text.length > 160 ? `${text.slice(0, 160)}…` : text || "(empty)";
};

export function ImportRejects({ page, csvTo }: { page: RejectsPage; csvTo: string }) {
  return (
    <Section
      title={titleOf(page)}
      action={
        <LinkButton to={csvTo} download slim>
          Download these rows as CSV
        </LinkButton>
      }
    >
      <p className="muted" id="rejects">
        Download these rows with their reasons, correct them and import the file again.
      </p>
      <Table
        caption="Rows not imported"
        columns={[
          { key: "line", label: "Line", isNumber: true, cell: (row) => formatNumber(row.line) },
          { key: "reason", label: "Reason", cell: (row) => row.reason },
          {
            key: "cells",
            label: "Row",
            cell: (row) => <span className="muted">{shown(row.cells)}</span>,
          },
        ]}
        rows={page.rows}
        rowKey={(row) => row.line}
      />
      <Pagination
        total={plural(page.total, "row")}
        shown={page.rows.length}
        firstTo={page.firstTo}
        nextTo={page.nextTo}
      />
    </Section>
  );
}
