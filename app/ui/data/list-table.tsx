import { useSearchParams } from "@remix-run/react";
import type { ComponentProps } from "react";
import { ListBox } from "../list/list-box";
import { askedColumns, preserveParams } from "./asked-columns";
import { type Column, Table } from "./table";

type TableProps<Row> = ComponentProps<typeof Table<Row>>;

/** A list's current sort order, empty for the default, and the URL of another order. */
export interface Order {
  sort: string;
  to: (sort: string) => string;
}

type Orders = Record<string, readonly [sort: string, is: "ascending" | "descending"]>;

/**
 * Makes columns sortable: `orders` maps a column's key to the order its header links to; selecting it again restores
 * the default.
 */
export const ordered = <Row,>(columns: Column<Row>[], orders: Orders, order: Order | undefined) =>
  columns.map((column) => {
    const [sort, is] = orders[column.key] ?? [];
    if (!order || !sort) return column;
    const isSorted = order.sort === sort;
    return { ...column, sortTo: order.to(isSorted ? "" : sort), sorted: isSorted ? is : undefined };
  });

/** A table whose columns can be chosen in the URL; names requested columns that the list no longer has. */
export function ListTable<Row>({ list, columns, ...rest }: TableProps<Row> & { list: string }) {
  const [params] = useSearchParams();
  const keys = columns.map(({ key }) => key);
  const optional = columns.filter(({ isOptional }) => isOptional).map(({ key }) => key);
  const { shown, gone, isAsked, isDense } = askedColumns(params, keys, optional);
  return (
    <ListBox isDense={isDense}>
      {gone.length > 0 ? (
        <p className="note" role="status">
          No longer available: {gone.map((key) => `“${key}”`).join(", ")}. The other columns are shown.
        </p>
      ) : null}
      <Table
        {...rest}
        isList
        columns={columns
          .filter(({ key, isEmpty }) => shown.includes(key) && (isAsked || !isEmpty))
          .map((column) =>
            column.sortTo ? { ...column, sortTo: preserveParams(column.sortTo, params) } : column,
          )}
      />
    </ListBox>
  );
}
