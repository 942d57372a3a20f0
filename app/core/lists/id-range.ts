import { type SQL, sql } from "drizzle-orm";

/** A range of IDs, `after` exclusive and `upTo` inclusive, in either order; a bound may be a column. */
export interface IdRange {
  after: number | SQL;
  upTo?: number | SQL;
  limit: number;
  isDescending?: boolean;
}

// D1 binds numbers as REAL; FTS5 starts at a cursor only if it is an integer.
const integer = (bound: number | SQL) => sql`cast(${bound} as integer)`;

export const isWithin = (id: SQL, { after, upTo }: IdRange): SQL =>
  sql`${id} > ${integer(after)}${upTo === undefined ? sql`` : sql` and ${id} <= ${integer(upTo)}`}`;

export const inOrder = (id: SQL, { limit, isDescending }: IdRange): SQL =>
  sql`order by ${id} ${isDescending ? sql`desc` : sql``} limit ${limit}`;
