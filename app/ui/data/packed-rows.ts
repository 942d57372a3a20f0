/** Rows as two texts: a page sends each value once more for its script, and a text is half as long as objects that share keys. */
export interface PackedRows<Row> {
  keys: string;
  values: string;
  /** Of types only. */
  row?: Row;
}

export const packRows = <Row extends object>(rows: Row[]): PackedRows<Row> => ({
  keys: Object.keys(rows[0] ?? {}).join(" "),
  values: JSON.stringify(rows.map((row) => Object.values(row))),
});

export function unpackRows<Row>({ keys, values }: PackedRows<Row>): Row[] {
  const names = keys.split(" ");
  const rows = JSON.parse(values) as unknown[][];
  return rows.map((row) => Object.fromEntries(row.map((value, at) => [names[at], value])) as Row);
}
