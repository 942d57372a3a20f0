import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Context } from "./context";
import { toUnixSeconds } from "./seconds";

/** What an administrator may take down: a row with `taken_down_at` and `take_down_reason`. */
export interface TakeDownRow {
  id: number;
  accountId: number;
  name: string;
  /** The path that visitors open; null for what has none. */
  path: string | null;
  takenDownAt: Date | null;
  takeDownReason: string | null;
}

/** Changes nothing where it was taken down before. */
export const takeDownStatement = (
  ctx: Pick<Context, "now">,
  table: SQLiteTable,
  id: number,
  reason: string,
): SQL =>
  sql`update ${table} set taken_down_at = ${toUnixSeconds(ctx.now())}, take_down_reason = ${reason}
    where id = ${id} and taken_down_at is null`;

/** A row without a takedown is not changed. */
export const restoreStatement = (table: SQLiteTable, id: number): SQL =>
  sql`update ${table} set taken_down_at = null, take_down_reason = null where id = ${id} and taken_down_at is not null`;
