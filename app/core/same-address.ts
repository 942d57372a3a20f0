import { type SQL, sql } from "drizzle-orm";
import { untagged } from "./email";

function parts(key: string) {
  const bare = untagged(key);
  const index = bare.lastIndexOf("@");
  // "," follows "+": the range of an index.
  return index < 1
    ? null
    : { bare, host: bare.slice(index), from: `${bare.slice(0, index)}+`, to: `${bare.slice(0, index)},` };
}

/** A condition: a column of keys holds this one, or one that differs by its tag alone. */
export function isSameKey(column: SQL, key: string): SQL {
  const tagged = parts(key);
  if (!tagged) return sql`${column} = ${key}`;
  const { bare, host, from, to } = tagged;
  return sql`(${column} = ${bare} or (${column} >= ${from} and ${column} < ${to}
    and substr(${column}, -${sql.raw(String(host.length))}) = ${host}))`;
}

/**
 * A query: the ids of the rows of a table whose column holds an address with this key, or one that differs by its tag alone.
 * Its index is `collate nocase`, which SQLite searches for each half of a union, but for no part of an `or`.
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
