import { asc, desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** A list order: an indexed key, then the id. */
export interface KeysetOrder {
  key: SQLWrapper;
  id: SQLWrapper;
  isDescending?: boolean;
}

interface LastSeen {
  key: unknown;
  id: number;
}

/** Finds the last row seen by its id, the cursor. Undefined on the first page; null if the row no longer exists. */
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
 * Reads the rows after the last one seen: first those with the same key, then the others. Two queries, because SQLite
 * handles one comparison of pairs badly. If the id is the table's rowid, it seeks only by key and reads all rows before
 * the cursor. It also sorts by a key that is the same for all.
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
