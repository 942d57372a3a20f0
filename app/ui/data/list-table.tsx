import { useSearchParams } from "@remix-run/react";
import type { ComponentProps } from "react";
import { ListBox } from "../list/list-box";
import { askedColumns, preserveParams } from "./asked-columns";
import { type Column, Table } from "./table";

type TableProps<Row> = ComponentProps<typeof Table<Row>>;

/** The order a list has, empty for its first, and the address of another. */
export interface Order {
  sort: string;
  to: (sort: string) => string;
}

type Orders = Record<string, readonly [sort: string, is: "ascending" | "descending"]>;

/** By the key of a column, the order its head leads to; from there it leads back to the first. */
export const ordered = <Row,>(columns: Column<Row>[], orders: Orders, order: Order | undefined) =>
  columns.map((column) => {
    const [sort, is] = orders[column.key] ?? [];
    if (!order || !sort) return column;
    const isSorted = order.sort === sort;
    return { ...column, sortTo: order.to(isSorted ? "" : sort), sorted: isSorted ? is : undefined };
  });

/** A table whose columns the address may choose; names the ones that the list no longer has. */
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
