import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { joinSharedLead, leadIdsOf, SAME_COMPANY } from "~/domains/lead-search/leads/shared-lead";

/** Of these companies those who wrote that they want nothing, by the id that their leads share. */
export async function optedOutThreads(
  ctx: AccountContext,
  sameCompanyIds: readonly number[],
): Promise<Set<number>> {
  const rows = await ctx.db.all<{ id: number }>(sql`select distinct ${SAME_COMPANY} as id from threads t
    ${joinSharedLead("t.lead_id", "t.account_id")}
    where t.lead_id in (${leadIdsOf(ctx, sameCompanyIds)}) and t.reply_class in ('not_interested', 'unsubscribe')`);
  return new Set(rows.map(({ id }) => id));
}
