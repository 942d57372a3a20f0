import type { ReactNode } from "react";
import { FurtherRows, Link } from "~/ui/link";
import { usePageContext } from "~/ui/page-context";
import { type RowSelection, SelectAll, SelectBox } from "./selection";
import { Totals } from "./totals";

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** On a phone's card, where a list has no header: its label precedes it. */
  isNamed?: boolean;
  /** Figures stand right-aligned. */
  isNumber?: boolean;
  /** A mail address: its column is wide enough for most, which break nowhere well. */
  isAddress?: boolean;
  /** Of a list: a class with the width of its head, where its words need more than their share. */
  width?: string;
  /** Of a list: whether its cell shows only "–", where this is not its plain content. */
  isUnknown?: (row: Row) => boolean;
  /** Of a list: no row of the page has a value, so its width is the others', unless the address asks for it. */
  isEmpty?: boolean;
  /** The cell that names the row. */
  isHeader?: boolean;
  /** The address that sorts by this column. */
  sortTo?: string;
  sorted?: "ascending" | "descending" | undefined;
  /** In a list: shown only if the address asks for it. */
  isOptional?: boolean;
  /** The column's cell in the row of totals. */
  total?: ReactNode;
}

/**
 * Rows of one kind; on a phone every row is a card. `caption` describes them, `empty` replaces an empty
 * table. `pick` adds a checkbox to each row, for the form around the table.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  actions,
  pick,
  empty,
  isList,
  groupOf,
}: {
  caption: ReactNode;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string | number;
  /** Links and buttons at the end of each row. */
  actions?: (row: Row) => ReactNode;
  pick?: RowSelection<Row>;
  empty?: ReactNode;
  /** Its cards on a phone have a few words, and labels only where a column wants it. */
  isList?: boolean;
  /** For grouped rows: the name of a row's group. */
  groupOf?: ((row: Row) => string | null) | undefined;
}) {
  if (rows.length === 0 && empty) return empty;
  const nameOf = groupOf ?? (() => null);
  const groups = [...new Set(rows.map(nameOf))];
  return (
    <table className="table">
      <caption>{caption}</caption>
      <thead>
        <tr className={pick ? "max-sm:noscript:min-h-0!" : undefined}>
          {pick ? <SelectAll name={pick.name} /> : null}
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={column.isNumber ? "num" : column.isAddress ? "address" : column.width}
              aria-sort={column.sorted}
            >
              {column.sortTo ? (
                <Link to={column.sortTo} className="py-1.5">
                  {column.label}
                </Link>
              ) : (
                column.label
              )}
            </th>
          ))}
          {actions ? (
            <th scope="col" className="actions">
              <span className="visually-hidden">Actions</span>
            </th>
          ) : null}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group}>
          {group ? (
            <tr className="group">
              <th scope="rowgroup" colSpan={columns.length + (pick ? 1 : 0) + (actions ? 1 : 0)}>
                {group}
              </th>
            </tr>
          ) : null}
          {rows
            .filter((row) => nameOf(row) === group)
            .map((row) => (
              <FurtherRows.Provider key={rowKey(row)} value={row !== rows[0]}>
                <tr>
                  {pick ? <SelectBox pick={pick} row={row} value={rowKey(row)} /> : null}
                  {columns.map((column) =>
                    column.isHeader ? (
                      <th key={column.key} scope="row">
                        {column.cell(row)}
                      </th>
                    ) : (
                      <Cell key={column.key} column={column} row={row} isList={isList} />
                    ),
                  )}
                  {actions ? (
                    <td className="actions">
                      <div className="row">{actions(row)}</div>
                    </td>
                  ) : null}
                </tr>
              </FurtherRows.Provider>
            ))}
        </tbody>
      ))}
      <Totals columns={columns} before={pick ? 1 : 0} after={actions ? 1 : 0} />
    </table>
  );
}

function Cell<Row>({ column, row, isList }: { column: Column<Row>; row: Row; isList: boolean | undefined }) {
  const { isPlain } = usePageContext();
  const content = column.cell(row);
  const classes = [
    column.isNumber ? "num" : column.isAddress ? "address" : "",
    // The card of a phone leaves an unknown value out.
    isList && (content === "–" || column.isUnknown?.(row)) ? "unknown" : "",
  ];
  return (
    <td
      data-label={isList && !column.isNamed ? undefined : column.label}
      className={classes.filter(Boolean).join(" ") || undefined}
      // Elsewhere script tells what the column cuts off.
      title={import.meta.env.SSR && isPlain && isList && typeof content === "string" ? content : undefined}
    >
      {content}
    </td>
  );
}
