import { formatNumber, plural } from "~/core/format";
import { Pagination } from "~/ui/data/pagination";
import { Table } from "~/ui/data/table";
import { LinkButton } from "~/ui/forms/link-button";
import { Section } from "~/ui/layout/page";

interface RejectsPage {
  rows: { line: number; reason: string; cells: string[]; leftOut: "row" | "contact" | "cells" }[];
  total: number;
  people: number;
  incomplete: number;
  firstTo: string | null;
  nextTo: string | null;
}

function titleOf({ total, people, incomplete }: RejectsPage): string {
  const rows = total - people - incomplete;
  const parts = [
    ...(rows > 0 ? [plural(rows, "row")] : []),
    ...(people > 0 ? [plural(people, "contact")] : []),
  ];
  if (parts.length === 0) return plural(incomplete, "incomplete row");
  const without = incomplete > 0 ? `, and ${plural(incomplete, "row is", "rows are")} incomplete` : "";
  return `${parts.join(" and ")} can’t be imported${without}`;
}

const LEFT_OUT = { row: "Row", contact: "Contact", cells: "Cell" };

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
          Download rows as CSV
        </LinkButton>
      }
    >
      <p className="muted" id="rejects">
        Download these rows with the reasons, correct them and import the corrected file.
      </p>
      <Table
        caption="Rows, contacts and cells not imported"
        columns={[
          { key: "line", label: "Line", isNumber: true, cell: (row) => formatNumber(row.line) },
          { key: "leftOut", label: "Not imported", cell: (row) => LEFT_OUT[row.leftOut] },
          { key: "reason", label: "Reason", cell: (row) => row.reason },
          {
            key: "cells",
            label: "Row content",
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
