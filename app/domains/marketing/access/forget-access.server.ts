import { and, eq, lt, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { removePiece } from "~/core/remove-piece";
import { marketingAccess } from "./tables";

const AT_ONCE = 500;

export const removeOwnAccess = (ctx: AccountContext): Promise<boolean> =>
  removePiece(ctx, ["marketing_access"]);

/** Declined ones that were decided before. */
export async function removeOldApplications(ctx: Context, before: Date): Promise<number> {
  const { id, state, decidedAt } = marketingAccess;
  const old = ctx.db
    .select({ id })
    .from(marketingAccess)
    .where(and(eq(state, "declined"), lt(decidedAt, before)))
    .limit(AT_ONCE);
  const { meta } = await ctx.db.delete(marketingAccess).where(sql`${id} in ${old}`);
  return meta.changes;
}

export const applicationsOfUser = (ctx: Context, userId: number, limit: number) =>
  ctx.db.select().from(marketingAccess).where(eq(marketingAccess.appliedBy, userId)).limit(limit);
