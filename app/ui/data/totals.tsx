import type { Column } from "./table";

/** The last row of a table, shown if a column has a total. */
export function Totals<Row>({
  columns,
  before,
  after,
}: {
  columns: Column<Row>[];
  before: number;
  after: number;
}) {
  if (!columns.some(({ total }) => total !== undefined)) return null;
  return (
    <tfoot>
      <tr>
        {before ? <td className="pick" /> : null}
        {columns.map(({ key, label, isHeader, isNumber, total }) =>
          isHeader ? (
            <th key={key} scope="row">
              {total ?? "Total"}
            </th>
          ) : (
            <td
              key={key}
              data-label={total === undefined ? undefined : label}
              className={isNumber ? "num" : undefined}
            >
              {total}
            </td>
          ),
        )}
        {after ? <td className="actions" /> : null}
      </tr>
    </tfoot>
  );
}
