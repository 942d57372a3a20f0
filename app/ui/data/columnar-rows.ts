/**
 * Rows packed into two strings: a page sends each value again for its script, and a string is half as long as objects
 * with repeated keys.
 */
interface PackedRows<Row> {
  keys: string;
  values: string;
  /** Values that all rows share. */
  same: Partial<Row>;
  /** For type inference only. */
  row?: Row;
}

/** JSON with single and double quotes swapped: a string in JSON inside a script would need three backslashes before each quote. */
const turned = (json: string) => json.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

export function columnarRows<Row extends object>(rows: Row[]): PackedRows<Row> {
  const [first] = rows;
  const keys = Object.keys(first ?? {}) as (keyof Row & string)[];
  const isSame = (key: keyof Row) => rows.length > 1 && rows.every((row) => row[key] === first?.[key]);
  const own = keys.filter((key) => !isSame(key));
  return {
    keys: own.join(" "),
    values: turned(JSON.stringify(rows.map((row) => own.map((key) => row[key])))),
    same: Object.fromEntries(keys.filter(isSame).map((key) => [key, first?.[key]])) as Partial<Row>,
  };
}

export function unpackRows<Row>({ keys, values, same }: PackedRows<Row>): Row[] {
  const names = keys.split(" ");
  const rows = JSON.parse(turned(values)) as unknown[][];
  return rows.map(
    (row) => ({ ...same, ...Object.fromEntries(row.map((value, index) => [names[index], value])) }) as Row,
  );
}
