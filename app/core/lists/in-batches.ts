/** Rows as they come, in arrays of at most `size`. */
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

/** The same of rows that are there. */
export const chunksOf = <Row>(rows: readonly Row[], size: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );

/** A letter has at most three bytes in UTF-8, a pair of halves four; D1 takes 2 MB in one parameter. */
const MAX_LIST_LENGTH = 600_000;

/** Rows as JSON, in as many lists as it takes for each to fit in one parameter of D1. */
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
