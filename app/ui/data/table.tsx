import type { ReactNode } from "react";
import { FurtherRows, Link } from "~/ui/link";
import { usePageContext } from "~/ui/page-context";
import { type RowSelection, SelectAll, SelectBox } from "./selection";
import { Totals } from "./totals";

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Shows the label before the value on a phone's card, where a list has no header. */
  isNamed?: boolean;
  /** Right-aligns numbers. */
  isNumber?: boolean;
  /** Email addresses break badly, so the column is wide enough for most of them. */
  isAddress?: boolean;
  /** For lists: a class with the header's width, if its text needs more than an equal share. */
  width?: string;
  /** For lists: whether the cell shows only "–", if its content is not a plain string. */
  isUnknown?: (row: Row) => boolean;
  /** For lists: no row of the page has a value, so the column is hidden unless the URL requests it. */
  isEmpty?: boolean;
  /** The cell that names the row. */
  isHeader?: boolean;
  /** The URL that sorts by this column. */
  sortTo?: string;
  sorted?: "ascending" | "descending" | undefined;
  /** For lists: shown only if the URL requests it. */
  isOptional?: boolean;
  /** The column's cell in the row of totals. */
  total?: ReactNode;
}

/**
 * Rows of one kind; on a phone every row is a card. `caption` describes them, `empty` replaces an empty table. `pick`
 * adds a checkbox to each row, for the selection form.
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
  /** On a phone, cards are compact, with labels only for columns that ask for them. */
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
    // A phone's card omits unknown values.
    isList && (content === "–" || column.isUnknown?.(row)) ? "unknown" : "",
  ];
  return (
    <td
      data-label={isList && !column.isNamed ? undefined : column.label}
      className={classes.filter(Boolean).join(" ") || undefined}
      // On other pages a script shows truncated text.
      title={import.meta.env.SSR && isPlain && isList && typeof content === "string" ? content : undefined}
    >
      {content}
    </td>
  );
}
