import { getTableColumns } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

/** Pairs of one `json_object`: D1 takes 32 arguments of a function. */
const PAIRS = 15;

const columnsOf = (table: SQLiteTable): string[] =>
  Object.values(getTableColumns(table)).map(({ name }) => name);

/** SQL of a whole row as JSON, by the names of its columns; `cells` replaces what some of them hold. */
export const rowAsJson = (table: SQLiteTable, alias: string, cells: Record<string, string> = {}): string =>
  cellsAsJson(columnsOf(table).map((name) => [name, cells[name] ?? `${alias}.${name}`]));

/** SQL of JSON with these names and values. Nulls may be left out. */
export function cellsAsJson(cells: [name: string, value: string][]): string {
  const pairs = cells.map(([name, value]) => `'${name}', ${value}`);
  const objects = Array.from(
    { length: Math.ceil(pairs.length / PAIRS) },
    (_, part) => `json_object(${pairs.slice(part * PAIRS, (part + 1) * PAIRS).join(", ")})`,
  );
  return objects.reduce((all, object) => `json_patch(${all}, ${object})`);
}

/** SQL of an insert's columns and of the values for them out of such JSON. */
export function rowFromJson(table: SQLiteTable, json: string, cells: Record<string, string> = {}) {
  const names = columnsOf(table);
  return {
    columns: names.join(", "),
    values: names.map((name) => cells[name] ?? `${json} ->> '$.${name}'`).join(", "),
  };
}

/** A row as drizzle would have read it. */
export function rowOfJson<Table extends SQLiteTable>(table: Table, json: string): Table["$inferSelect"] {
  const cells = JSON.parse(json) as Record<string, unknown>;
  const columns = Object.entries(getTableColumns(table)) as [string, SQLiteColumn][];
  return Object.fromEntries(
    columns.map(([property, column]) => {
      const cell = cells[column.name] ?? null;
      return [property, cell === null ? null : column.mapFromDriverValue(cell)];
    }),
  ) as Table["$inferSelect"];
}
