import { and, eq, lte } from "drizzle-orm";
import type { Context } from "~/core/context";
import { leadSearches } from "../tables";

const AT_A_TIME = 50;

/** Running, and nobody has renewed the lease: the job was lost or died. */
export async function requeueStaleLeadSearches(ctx: Context): Promise<number> {
  const stale = await ctx.db
    .select({ searchId: leadSearches.id, runNumber: leadSearches.runNumber })
    .from(leadSearches)
    .where(and(eq(leadSearches.status, "running"), lte(leadSearches.leaseUntil, ctx.now())))
    .limit(AT_A_TIME);
  for (const run of stale) await ctx.queue.send({ kind: "run-lead-search", ...run });
  return stale.length;
}
