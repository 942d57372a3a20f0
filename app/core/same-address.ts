import { type SQL, sql } from "drizzle-orm";
import { untagged } from "./email";

/**
 * A condition: a column holds an address with this key, or one that differs by its tag alone. Its index must be `collate
 * nocase`, or of keys with `isKey`.
 */
export function isSameAddress(column: SQL, key: string, { isKey = false } = {}): SQL {
  const bare = untagged(key);
  const at = bare.lastIndexOf("@");
  if (at < 1) return sql`${column} = ${key}${isKey ? sql`` : sql` collate nocase`}`;
  const [local, host] = [bare.slice(0, at), bare.slice(at)];
  const it = isKey ? column : sql`${column} collate nocase`;
  // "," follows "+": the range of an index.
  return sql`(${it} = ${bare} or (${it} >= ${`${local}+`} and ${it} < ${`${local},`}
    and substr(${it}, -${sql.raw(String(host.length))}) = ${host}${isKey ? sql`` : sql` collate nocase`}))`;
}
