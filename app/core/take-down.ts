import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Context } from "./context";
import { toUnixSeconds } from "./seconds";

/** A record that an administrator can take down; its table has `taken_down_at` and `take_down_reason`. */
export interface TakeDownRow {
  id: number;
  accountId: number;
  name: string;
  /** The path that visitors open; null if there is none. */
  path: string | null;
  takenDownAt: Date | null;
  takeDownReason: string | null;
}

/** Takes a row down; changes nothing if it is already down. */
export const takeDownStatement = (
  ctx: Pick<Context, "now">,
  table: SQLiteTable,
  id: number,
  reason: string,
): SQL =>
  sql`update ${table} set taken_down_at = ${toUnixSeconds(ctx.now())}, take_down_reason = ${reason}
    where id = ${id} and taken_down_at is null`;

/** Restores a row that was taken down; otherwise changes nothing. */
export const restoreStatement = (table: SQLiteTable, id: number): SQL =>
  sql`update ${table} set taken_down_at = null, take_down_reason = null where id = ${id} and taken_down_at is not null`;
