import { LIKELY } from "../similarity/reasons";

export interface Similar<Row> {
  row: Row;
  score: number;
}

/** The most similar row, if it is a likely duplicate; else null. */
export const bestMatch = <Row>(found: Similar<Row>[]): Similar<Row> | null =>
  found.filter(({ score }) => score >= LIKELY).toSorted((one, other) => other.score - one.score)[0] ?? null;
