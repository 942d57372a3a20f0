import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { statement } from "~/core/statement";
import { leadSearches, leadTotals } from "../tables";

export type LeadTotals = Omit<typeof leadTotals.$inferSelect, "accountId">;

const NOTHING: LeadTotals = {
  leads: 0,
  searches: 0,
  reachable: 0,
  pipelineValue: 0,
  valuedCount: 0,
  demoLeads: 0,
  demoReachable: 0,
};

export const leadTotalsQuery = (ctx: AccountContext) =>
  ctx.db.select().from(leadTotals).where(eq(leadTotals.accountId, ctx.account.id)).limit(1);

export const leadTotalsOf = ([row]: LeadTotals[]): LeadTotals => row ?? NOTHING;

export const getLeadTotals = async (ctx: AccountContext): Promise<LeadTotals> =>
  leadTotalsOf(await leadTotalsQuery(ctx));

async function hasDemoSearch(ctx: AccountContext): Promise<boolean> {
  const isDemo = and(eq(leadSearches.accountId, ctx.account.id), sql`${leadSearches.isDemo} = 1`);
  const found = await ctx.db.select({ id: leadSearches.id }).from(leadSearches).where(isDemo).limit(1);
  return found.length > 0;
}

/**
 * Returns the number of the account's leads without demo data, and whether it has demo data. In the demo account, all
 * leads count.
 */
export async function getOwnLeadTotals(ctx: AccountContext) {
  const { isDemo } = ctx.account;
  const [all, hasDemoWork] = await Promise.all([getLeadTotals(ctx), !isDemo && hasDemoSearch(ctx)]);
  return {
    leads: isDemo ? all.leads : all.leads - all.demoLeads,
    reachable: isDemo ? all.reachable : all.reachable - all.demoReachable,
    hasDemoWork,
  };
}

export const countSearches = (ctx: AccountContext, change: 1 | -1, onlyIf: SQL = sql`true`) =>
  statement(
    ctx,
    sql`
    insert into ${leadTotals} (account_id, leads, searches, pipeline_value, valued_count)
    select ${ctx.account.id}, 0, ${change}, 0, 0 where ${onlyIf}
    on conflict (account_id) do update set searches = searches + excluded.searches`,
  );
