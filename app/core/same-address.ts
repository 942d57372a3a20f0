import { type SQL, sql } from "drizzle-orm";
import { untagged } from "./email";

function parts(key: string) {
  const bare = untagged(key);
  const index = bare.lastIndexOf("@");
  // "," comes right after "+" in ASCII: the two bound an index range.
  return index < 1
    ? null
    : { bare, host: bare.slice(index), from: `${bare.slice(0, index)}+`, to: `${bare.slice(0, index)},` };
}

/** Condition: the key column equals this key, or differs from it only by its tag. */
export function isSameKey(column: SQL, key: string): SQL {
  const tagged = parts(key);
  if (!tagged) return sql`${column} = ${key}`;
  const { bare, host, from, to } = tagged;
  return sql`(${column} = ${bare} or (${column} >= ${from} and ${column} < ${to}
    and substr(${column}, -${sql.raw(String(host.length))}) = ${host}))`;
}

/**
 * Query for the ids of rows whose column holds an address with this key, or one that differs only by its tag. The index
 * is `collate nocase`. SQLite uses it for each half of a union, but not for the parts of an `or`.
 */
export function idsWithAddress(table: SQL, column: SQL, key: string): SQL {
  const tagged = parts(key);
  const it = sql`${column} collate nocase`;
  if (!tagged) return sql`select id from ${table} where ${it} = ${key}`;
  const { bare, host, from, to } = tagged;
  return sql`select id from ${table} where ${it} = ${bare}
    union all select id from ${table} where ${it} >= ${from} and ${it} < ${to}
      and substr(${column}, -${sql.raw(String(host.length))}) = ${host} collate nocase`;
}
