import { and, eq, lt, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { marketingAccess } from "./tables";

const BATCH_SIZE = 500;

/** Deletes a batch of applications that were declined before a date. */
export async function purgeApplications(ctx: Context, before: Date): Promise<number> {
  const { id, state, decidedAt } = marketingAccess;
  const old = ctx.db
    .select({ id })
    .from(marketingAccess)
    .where(and(eq(state, "declined"), lt(decidedAt, before)))
    .limit(BATCH_SIZE);
  const { meta } = await ctx.db.delete(marketingAccess).where(sql`${id} in ${old}`);
  return meta.changes;
}

/** A user's application text, for the data export. */
export const applicationsOfUser = (ctx: Context, userId: number, limit: number) =>
  ctx.db
    .select({
      businessName: marketingAccess.businessName,
      website: marketingAccess.website,
      targetAudience: marketingAccess.targetAudience,
      marketingGoals: marketingAccess.marketingGoals,
      portfolio: marketingAccess.portfolio,
      references: marketingAccess.references,
      appliedAt: marketingAccess.appliedAt,
    })
    .from(marketingAccess)
    .where(eq(marketingAccess.appliedBy, userId))
    .limit(limit);
