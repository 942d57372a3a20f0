import type { AccountContext } from "./context";

const BATCH_SIZE = 500;

/**
 * Deletes at most 500 rows of an account from the first of these tables that has any; false when nothing is left. Used
 * by the jobs that delete an account or its demo data, so that no statement of theirs runs long.
 */
export async function deleteInBatches(
  ctx: AccountContext,
  tables: readonly string[],
  which: "all" | "demo" = "all",
): Promise<boolean> {
  const only = which === "demo" ? " and is_demo = 1" : "";
  for (const table of tables) {
    const some = `delete from ${table} where rowid in (select rowid from ${table} where account_id = ?1${only} limit ?2)`;
    const { meta } = await ctx.d1.prepare(some).bind(ctx.account.id, BATCH_SIZE).run();
    if (meta.changes > 0) return true;
  }
  return false;
}
