import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { duplicateGroups, duplicateMembers } from "../tables";

const OLD = `DELETE FROM duplicate_groups WHERE id IN (
  SELECT id FROM duplicate_groups WHERE state = 'merged' AND settled_at < ?1 LIMIT 200)`;

/** Deletes at most 200 groups whose merge can no longer be undone. A trigger deletes their dependent rows. */
export async function purgeMerges(ctx: Context, before: Date): Promise<number> {
  return (await ctx.d1.prepare(OLD).bind(toUnixSeconds(before)).run()).meta.changes;
}

const KEYS: Record<string, string> = {
  duplicate_keys: "account_id, list, key, row_id",
  duplicate_pairs: "account_id, list, one_id, other_id",
};

/** Deletes a batch; false when nothing is left. Separate because these two tables have no rowid. */
async function removeWork(ctx: AccountContext): Promise<boolean> {
  for (const [table, key] of Object.entries(KEYS)) {
    const some = `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE account_id = ?1 LIMIT 500)`;
    if ((await ctx.d1.prepare(some).bind(ctx.account.id).run()).meta.changes > 0) return true;
  }
  return false;
}

export const eraseOwnGroups = async (ctx: AccountContext): Promise<boolean> =>
  (await removeWork(ctx)) ||
  (await deleteInBatches(ctx, ["duplicate_groups", "duplicate_scans", "duplicate_counts"]));

export async function deleteDemoGroups(ctx: AccountContext): Promise<boolean> {
  if (await deleteInBatches(ctx, ["duplicate_groups", "duplicate_scans"], "demo")) return true;
  await ctx.d1
    .prepare("DELETE FROM duplicate_counts WHERE account_id = ?1 AND count = 0")
    .bind(ctx.account.id)
    .run();
  return false;
}

/** Clears merge records of erased contacts. `contacts` selects their IDs; run this before they are deleted. */
export const eraseFromGroups = (ctx: Pick<Context, "d1">, contacts: SQL): D1PreparedStatement =>
  statement(
    ctx,
    sql`update ${duplicateGroups} set changes = null where id in (
      select m.group_id from ${duplicateMembers} m where m.list = 'contacts' and m.row_id in (${contacts}))`,
  );
