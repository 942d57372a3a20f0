import { and, eq, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { statement } from "~/core/statement";
import type { Lead } from "./lead-search";
import { addToTotals } from "./lead-totals.server";
import { getLead } from "./leads.server";
import type { LeadChange } from "./schemas";
import { leadSearches, leads } from "./tables";

/**
 * Writes down what somebody knows of a lead: its status, what a deal may be worth, how likely it is. The sums of its
 * search and of the account follow in the same batch. @throws DomainError not_found
 */
export async function updateLead(ctx: AccountContext, leadId: number, change: LeadChange): Promise<Lead> {
  const lead = await getLead(ctx, leadId);
  const isIt = and(eq(leads.id, leadId), eq(leads.accountId, ctx.account.id));
  const statements = [];
  if (change.estimatedValue !== undefined) {
    const cents = change.estimatedValue;
    const before = sql`(select coalesce(estimated_value, 0) from ${leads} where ${isIt})`;
    const wasValued = sql`(select count(estimated_value) from ${leads} where ${isIt})`;
    const value = sql`${cents ?? 0} - ${before}`;
    const count = sql`${cents === null ? 0 : 1} - ${wasValued}`;
    statements.push(
      addToTotals(
        ctx,
        { pipelineValue: value, valuedCount: count },
        sql`exists (select 1 from ${leads} where ${isIt})`,
      ),
      statement(
        ctx,
        ctx.db
          .update(leadSearches)
          .set({
            pipelineValue: sql`${leadSearches.pipelineValue} + ${value}`,
            valuedCount: sql`${leadSearches.valuedCount} + ${count}`,
          })
          .where(eq(leadSearches.id, lead.searchId)),
      ),
    );
  }
  statements.push(statement(ctx, ctx.db.update(leads).set(change).where(isIt)));
  await ctx.d1.batch(statements);
  return getLead(ctx, leadId);
}
