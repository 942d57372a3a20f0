import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand right-aligned. */
  isNumber?: boolean;
  /** The cell that names the row. */
  isHeader?: boolean;
  /** The address that sorts by this column. */
  sortTo?: string;
  sorted?: "ascending" | "descending" | undefined;
}

/** Rows of one kind. On a phone every row is a card. `caption` says what they are. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
}: {
  caption: ReactNode;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string | number;
}) {
  return (
    <table className="table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={column.isNumber ? "num" : undefined}
              aria-sort={column.sorted}
            >
              {column.sortTo ? <Link to={column.sortTo}>{column.label}</Link> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) =>
              column.isHeader ? (
                <th key={column.key} scope="row">
                  {column.cell(row)}
                </th>
              ) : (
                <td
                  key={column.key}
                  data-label={column.label}
                  className={column.isNumber ? "num" : undefined}
                >
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
