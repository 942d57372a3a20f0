/** Yields rows in arrays of at most `size`, as they arrive. */
export async function* inBatches<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  size: number,
): AsyncGenerator<Row[]> {
  let some: Row[] = [];
  for await (const row of rows) {
    if (some.push(row) < size) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

/** Splits an array of rows into arrays of at most `size`. */
export const chunksOf = <Row>(rows: readonly Row[], size: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );

/** Characters. UTF-8 needs at most three bytes per UTF-16 unit; D1 accepts 2 MB per parameter. */
const MAX_LIST_LENGTH = 600_000;

/** Splits rows into JSON lists, each small enough for one D1 parameter. */
export function jsonLists(rows: readonly object[]): string[] {
  const lists: string[][] = [];
  let length = MAX_LIST_LENGTH;
  for (const json of rows.map((row) => JSON.stringify(row))) {
    length += json.length + 1;
    if (length > MAX_LIST_LENGTH) {
      lists.push([]);
      length = json.length;
    }
    lists.at(-1)?.push(json);
  }
  return lists.map((list) => `[${list.join(",")}]`);
}
