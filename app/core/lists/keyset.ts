import { asc, desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** An order of a list: a key with an index over it and the id. */
export interface KeysetOrder {
  key: SQLWrapper;
  id: SQLWrapper;
  isDescending?: boolean;
}

interface LastSeen {
  key: unknown;
  id: number;
}

/** Of a cursor, which is the id of the last row seen: undefined on the first page, null where no such row is. */
export async function lastSeen(
  cursor: number | undefined,
  { key, id }: KeysetOrder,
  find: (key: SQL, id: number) => Promise<LastSeen[]>,
): Promise<LastSeen | null | undefined> {
  if (cursor === undefined) return undefined;
  if (key === id) return { key: cursor, id: cursor };
  const [last] = await find(sql`${key}`, cursor);
  return last ?? null;
}

type Read<Row> = (where: SQL | undefined, order: SQL[], limit: number) => Promise<Row[]>;

/**
 * The rows after the one seen last: those with its key, then the others. One comparison of pairs would do, but SQLite seeks
 * only the key of it where the id is the row's own, and reads all before it; and it sorts by a key that is the same for all.
 */
export async function readAfter<Row>(
  read: Read<Row>,
  { key, id, isDescending = false }: KeysetOrder,
  last: LastSeen | null | undefined,
  limit: number,
): Promise<Row[]> {
  if (last === null) return [];
  const by = isDescending ? desc : asc;
  const whole = [by(key), by(id)];
  if (!last) return read(undefined, whole, limit);
  const beyond = sql.raw(isDescending ? "<" : ">");
  const alike = await read(sql`${key} = ${last.key} and ${id} ${beyond} ${last.id}`, [by(id)], limit);
  if (alike.length === limit) return alike;
  return [...alike, ...(await read(sql`${key} ${beyond} ${last.key}`, whole, limit - alike.length))];
}
