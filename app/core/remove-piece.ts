import type { AccountContext } from "./context";

const AT_ONCE = 500;

/**
 * Removes at most 500 rows of an account from the first of these tables that has any; false when nothing is left. For the
 * job that empties an account: no statement of it takes long.
 */
export async function removePiece(ctx: AccountContext, tables: readonly string[]): Promise<boolean> {
  for (const table of tables) {
    const some = `delete from ${table} where rowid in (select rowid from ${table} where account_id = ?1 limit ?2)`;
    const { meta } = await ctx.d1.prepare(some).bind(ctx.account.id, AT_ONCE).run();
    if (meta.changes > 0) return true;
  }
  return false;
}
