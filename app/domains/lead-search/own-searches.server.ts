import { and, desc, eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { getLeadTotals } from "./leads/lead-totals.server";
import { leadSearches } from "./tables";

/** The account's totals, and the searches that a user made, newest first. At most 500. */
export async function ownSearches(ctx: AccountContext, userId: number) {
  const [totals, rows] = await Promise.all([
    getLeadTotals(ctx),
    ctx.db
      .select()
      .from(leadSearches)
      .where(and(eq(leadSearches.accountId, ctx.account.id), eq(leadSearches.createdBy, userId)))
      .orderBy(desc(leadSearches.id))
      .limit(500),
  ]);
  return { totals, searches: rows };
}
