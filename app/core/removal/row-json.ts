import { getTableColumns } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

/** Pairs per `json_object` call: D1 accepts at most 32 arguments per function. */
const PAIRS = 15;

const columnsOf = (table: SQLiteTable): string[] =>
  Object.values(getTableColumns(table)).map(({ name }) => name);

/** SQL that returns a whole row as JSON, keyed by column name; `cells` replaces the values of some columns. */
export const rowAsJson = (table: SQLiteTable, alias: string, cells: Record<string, string> = {}): string =>
  cellsAsJson(columnsOf(table).map((name) => [name, cells[name] ?? `${alias}.${name}`]));

/** SQL that builds JSON with these names and values. Nulls may be left out. */
export function cellsAsJson(cells: [name: string, value: string][]): string {
  const pairs = cells.map(([name, value]) => `'${name}', ${value}`);
  const objects = Array.from(
    { length: Math.ceil(pairs.length / PAIRS) },
    (_, part) => `json_object(${pairs.slice(part * PAIRS, (part + 1) * PAIRS).join(", ")})`,
  );
  return objects.reduce((all, object) => `json_patch(${all}, ${object})`);
}

/** SQL for the columns of an insert, and for their values read from such JSON. */
export function rowFromJson(table: SQLiteTable, json: string, cells: Record<string, string> = {}) {
  const names = columnsOf(table);
  return {
    columns: names.join(", "),
    values: names.map((name) => cells[name] ?? `${json} ->> '$.${name}'`).join(", "),
  };
}

/** Converts such JSON to a row as Drizzle would read it. */
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
