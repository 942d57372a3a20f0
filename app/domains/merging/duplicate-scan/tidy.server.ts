import type { AccountContext } from "~/core/context";
import type { Piece } from "./piece";

const BATCH_SIZE = 5_000;

const some = (table: string, key: string, which = "") => `DELETE FROM ${table} WHERE (${key}) IN (
  SELECT ${key} FROM ${table} WHERE account_id = ?1 ${which} LIMIT ${BATCH_SIZE})`;

const WORK = [
  some("duplicate_keys", "account_id, list, key, row_id"),
  some("duplicate_pairs", "account_id, list, one_id, other_id"),
];

const OPEN = `DELETE FROM duplicate_groups WHERE id IN (
  SELECT id FROM duplicate_groups WHERE account_id = ?1 AND list IN ('companies', 'contacts') AND state = 'open' LIMIT 500)`;

async function removeSome(ctx: AccountContext, texts: string[]): Promise<Piece> {
  for (const text of texts) {
    const { meta } = await ctx.d1.prepare(text).bind(ctx.account.id).run();
    if (meta.changes > 0) return { statements: [], cursor: 0 };
  }
  return { statements: [], cursor: null };
}

/** Deletes leftovers of an earlier scan, and open groups: the new scan finds them again. */
export const deleteBatch = (ctx: AccountContext) => removeSome(ctx, [...WORK, OPEN]);

export const tidyPiece = (ctx: AccountContext) => removeSome(ctx, WORK);
