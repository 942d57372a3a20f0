import { eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { leadSearches, leadTotals } from "./tables";

const BATCH_SIZE = 500;

/** Ends all runs: a run that has ended writes nothing. */
export const stopRuns = (ctx: AccountContext) =>
  ctx.db
    .update(leadSearches)
    .set({ status: "failed", failureReason: "The account was closed.", leaseUntil: null })
    .where(eq(leadSearches.accountId, ctx.account.id));

const CHUNKS = [
  "DELETE FROM leads WHERE id IN (SELECT id FROM leads WHERE account_id = ?1 LIMIT ?2)",
  "DELETE FROM removed_leads WHERE lead_id IN (SELECT lead_id FROM removed_leads WHERE account_id = ?1 LIMIT ?2)",
  "DELETE FROM lead_searches WHERE id IN (SELECT id FROM lead_searches WHERE account_id = ?1 LIMIT ?2)",
];

/** Deletes one batch; returns false when nothing is left. Used leads still count as used. */
export async function eraseOwnSearches(ctx: AccountContext): Promise<boolean> {
  for (const chunk of CHUNKS) {
    const { meta } = await ctx.d1.prepare(chunk).bind(ctx.account.id, BATCH_SIZE).run();
    if (meta.changes > 0) return true;
  }
  await ctx.db.delete(leadTotals).where(eq(leadTotals.accountId, ctx.account.id));
  return false;
}
