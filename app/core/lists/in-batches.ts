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
