/** Rows as two texts: a page sends each value once more for its script, and a text is half as long as objects that share keys. */
interface PackedRows<Row> {
  keys: string;
  values: string;
  /** What all rows have alike. */
  same: Partial<Row>;
  /** Of types only. */
  row?: Row;
}

/** JSON with its two kinds of quotes exchanged: a text inside JSON inside a script would have three bars before each. */
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
