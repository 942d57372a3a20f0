import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext, BusinessContext } from "~/core/context";
import { statement } from "~/core/statement";
import { deleteLeadSearch } from "./delete-lead-search.server";
import { NO_ADDRESS, NO_SOURCE } from "./leads/campaign-leads";
import { leadSearches, leads, leadTotals, removedLeads } from "./tables";

const BATCH_SIZE = 5;

/** A query of the account's demo lead ids. */
export const demoLeads = ({ account }: AccountContext): SQL =>
  sql`select id from ${leads} where account_id = ${account.id} and is_demo = 1`;

/** A real search may have found demo companies: those leads are deleted, and the search stays. */
async function removeFromOwnSearches(ctx: AccountContext): Promise<void> {
  const isOf = sql`l.account_id = ${ctx.account.id} and l.is_demo = 1`;
  const demoLeadSum = (sum: SQL) =>
    sql`(select ${sum} from ${leads} l where l.search_id = ${leadSearches.id} and ${isOf})`;
  const reached = sql`coalesce(sum(not ${NO_ADDRESS} and not ${NO_SOURCE}), 0)`;
  await ctx.d1.batch([
    statement(
      ctx,
      sql`update ${leadSearches} set results_count = results_count - ${demoLeadSum(sql`count(*)`)},
          reachable_count = reachable_count - ${demoLeadSum(reached)}, confidence_sum = confidence_sum - ${demoLeadSum(sql`coalesce(sum(l.confidence), 0)`)}
        where account_id = ${ctx.account.id}`,
    ),
    statement(ctx, sql`delete from ${leads} where account_id = ${ctx.account.id} and is_demo = 1`),
  ]);
}

/** Deletes one batch; returns false when nothing is left. */
export async function deleteDemoSearches(ctx: BusinessContext): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: leadSearches.id })
    .from(leadSearches)
    .where(and(eq(leadSearches.accountId, ctx.account.id), eq(leadSearches.isDemo, true)))
    .limit(BATCH_SIZE);
  for (const { id } of rows) await deleteLeadSearch(ctx, id);
  if (rows.length > 0) return true;
  await ctx.db
    .delete(removedLeads)
    .where(and(eq(removedLeads.accountId, ctx.account.id), sql`before ->> '$.is_demo' = 1`));
  const [left] = await ctx.db.all(sql`${demoLeads(ctx)} limit 1`);
  if (left) await removeFromOwnSearches(ctx);
  await ctx.db
    .delete(leadTotals)
    .where(
      and(
        eq(leadTotals.accountId, ctx.account.id),
        sql`leads = 0 and searches = 0 and reachable = 0 and pipeline_value = 0 and valued_count = 0`,
      ),
    );
  return false;
}
