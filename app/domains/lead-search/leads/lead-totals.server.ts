import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { statement } from "~/core/statement";
import { leadSearches, leadTotals } from "../tables";

export type LeadTotals = Omit<typeof leadTotals.$inferSelect, "accountId">;

const NOTHING: LeadTotals = { leads: 0, searches: 0, reachable: 0, pipelineValue: 0, valuedCount: 0 };

export async function getLeadTotals(ctx: AccountContext): Promise<LeadTotals> {
  const [row] = await ctx.db
    .select()
    .from(leadTotals)
    .where(eq(leadTotals.accountId, ctx.account.id))
    .limit(1);
  return row ?? NOTHING;
}

/** Of searches of demo work: none in the demo account, whose leads are all its own. */
async function demoTotals(ctx: AccountContext) {
  if (ctx.account.isDemo) return { leads: 0, searches: 0, reachable: 0 };
  const [row] = await ctx.db
    .select({
      searches: sql<number>`count(*)`,
      leads: sql<number>`coalesce(sum(${leadSearches.resultsCount}), 0)`,
      reachable: sql<number>`coalesce(sum(${leadSearches.reachableCount}), 0)`,
    })
    .from(leadSearches)
    .where(and(eq(leadSearches.accountId, ctx.account.id), sql`${leadSearches.isDemo} = 1`));
  return row ?? { leads: 0, searches: 0, reachable: 0 };
}

/** How many leads the account found itself, demo work left out, and whether there is any. */
export async function getOwnLeadTotals(ctx: AccountContext) {
  const [all, demo] = await Promise.all([getLeadTotals(ctx), demoTotals(ctx)]);
  return {
    leads: all.leads - demo.leads,
    reachable: all.reachable - demo.reachable,
    hasDemoWork: demo.searches > 0,
  };
}

/** A number, or an expression over rows written earlier in the same batch. */
type Change = Partial<Record<keyof LeadTotals, number | SQL>>;

/** For the batch that writes the rows they count. */
export function addToTotals(ctx: AccountContext, change: Change, onlyIf: SQL = sql`true`) {
  const { leads = 0, searches = 0, reachable = 0, pipelineValue = 0, valuedCount = 0 } = change;
  return statement(
    ctx,
    sql`
    insert into ${leadTotals} (account_id, leads, searches, reachable, pipeline_value, valued_count)
    select ${ctx.account.id}, ${leads}, ${searches}, ${reachable}, ${pipelineValue}, ${valuedCount} where ${onlyIf}
    on conflict (account_id) do update set
      leads = leads + excluded.leads,
      searches = searches + excluded.searches,
      reachable = reachable + excluded.reachable,
      pipeline_value = pipeline_value + excluded.pipeline_value,
      valued_count = valued_count + excluded.valued_count`,
  );
}
