import type { ReactNode } from "react";
import { type Column, Table } from "~/ui/data/table";
import type { ResearchView } from "../research-view";

type Row = ResearchView["sources"][number];

const COLUMNS: Column<Row>[] = [
  { key: "name", label: "Source", isHeader: true, cell: ({ name }) => name },
  { key: "licence", label: "Licence", cell: ({ licence }) => licence },
  { key: "added", label: "Added", isNumber: true, cell: ({ added }) => added },
  { key: "today", label: "Added today", isNumber: true, cell: ({ addedToday }) => addedToday },
  { key: "known", label: "Duplicates", isNumber: true, cell: ({ known }) => known },
  { key: "rejected", label: "Rejected", isNumber: true, cell: ({ rejected }) => rejected },
  { key: "state", label: "Status", cell: ({ state }) => state },
];

export const SourceTable = ({ sources, actions }: { sources: Row[]; actions?: (row: Row) => ReactNode }) => (
  <Table
    caption="Sources"
    columns={COLUMNS}
    rows={sources}
    rowKey={({ id }) => id}
    {...(actions ? { actions } : {})}
  />
);
