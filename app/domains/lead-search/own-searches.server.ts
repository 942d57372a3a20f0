import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { getLeadTotals } from "./leads/lead-totals.server";
import { leadSearches } from "./tables";

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

/** A condition: an account has a search. Takes an expression of its id. */
export const hasSearches = (accountId: SQL): SQL =>
  sql`exists (select 1 from lead_searches where account_id = ${accountId})`;
