import { inArray, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import type { Opportunity } from "../opportunity";
import { opportunities } from "../tables";

/**
 * SQL for merging social leads and undoing it. A lead has one live opportunity, so if both have one, the second keeps
 * its own lead ID. `moving` is a query of `j`, the IDs that `move` changes.
 */
export function moveOpportunitiesOfSocialLead(
  { account }: AccountContext,
  { from, to }: { from: number; to: number },
) {
  const byLead = sql`account_id = ${account.id} and social_lead_id = ${from}`;
  const isFree = sql`(archived_at is not null or not exists (select 1 from ${opportunities} o
    where o.account_id = ${account.id} and o.social_lead_id = ${to} and o.archived_at is null))`;
  const set = sql`update ${opportunities} set social_lead_id = ${to}`;
  return {
    moving: sql`select id as j from ${opportunities} where ${byLead} and ${isFree}`,
    move: sql`${set} where ${byLead} and ${isFree}`,
    moveThese: (ids: SQL) => sql`${set} where ${byLead} and ${isFree} and id in ${ids}`,
  };
}

export const opportunitiesOfSocialLeads = (
  ctx: AccountContext,
  leadIds: readonly number[],
): Promise<Opportunity[]> =>
  ctx.db
    .select()
    .from(opportunities)
    .where(
      sql`${opportunities.accountId} = ${ctx.account.id} and ${inArray(opportunities.socialLeadId, [...leadIds])}
        and ${opportunities.archivedAt} is null`,
    )
    .orderBy(opportunities.id)
    .limit(20);
