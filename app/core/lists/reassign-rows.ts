import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { AccountContext } from "../context";

/** Moves the rows of a domain that reference a merged company or contact. `moved` is a query of `id` and `before`. */
export interface ReassignableRows {
  kind: string;
  /** A query of `id` and `before` (JSON): the account's rows that reference the merged `ids`. */
  rows: (ctx: AccountContext, ids: readonly number[]) => SQL;
  /** `ids` as passed to `rows`: the first is the record that is kept, and all rows are moved to it. */
  move: (ctx: AccountContext, ids: readonly number[], moved: SQL) => SQL[];
  /** Moves rows back to the restored `ids` only. Rows reassigned since then stay where they are. */
  moveBack: (ctx: AccountContext, ids: readonly number[], moved: SQL) => SQL[];
}

type Owned = SQLiteTable & { id: SQLiteColumn; accountId: SQLiteColumn };

/** Reassigns rows whose reference is a single column. */
export const foreignKeyColumn = (kind: string, table: Owned, column: SQLiteColumn): ReassignableRows => {
  const name = sql.raw(column.name);
  return {
    kind,
    rows: ({ account }, ids) =>
      sql`select id, json_object('to', ${name}) as before from ${table} where account_id = ${account.id}
        and ${name} in (select value from json_each(${JSON.stringify(ids.slice(1))}))`,
    move: ({ account }, [to], moved) => [
      sql`update ${table} set ${name} = ${to} where id in (select id from (${moved})) and +account_id = ${account.id}`,
    ],
    moveBack: ({ account }, ids, moved) => [
      sql`update ${table} set ${name} = moved.before ->> '$.to' from (${moved}) as moved
        where ${table}.id = moved.id and +${table}.account_id = ${account.id} and ${table}.${name} = ${ids[0]}
        and moved.before ->> '$.to' in (select value from json_each(${JSON.stringify(ids)}))`,
    ],
  };
};
