import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { joinSharedLead, leadIdsOf, SAME_COMPANY } from "~/domains/lead-search/leads/shared-lead";
import { threads } from "../tables";

export const interestedThreads = (ctx: AccountContext, limit: number) =>
  ctx.db
    .select({ id: threads.id, leadId: threads.leadId, name: threads.name, address: threads.address })
    .from(threads)
    .where(
      and(
        eq(threads.accountId, ctx.account.id),
        inArray(threads.replyClass, ["interested", "question"]),
        isNull(threads.opportunityId),
        isNull(threads.archivedAt),
      ),
    )
    .orderBy(desc(threads.lastAt))
    .limit(limit);

/** The records that the latest interested conversations belong to: their leads, or the deals of those without a lead. */
export async function sourcesOfInterested(ctx: AccountContext, limit: number) {
  const rows = await ctx.db
    .select({ leadId: threads.leadId, opportunityId: threads.opportunityId })
    .from(threads)
    .where(and(eq(threads.accountId, ctx.account.id), eq(threads.replyClass, "interested")))
    .orderBy(desc(threads.lastAt))
    .limit(limit);
  return {
    leadIds: rows.flatMap(({ leadId }) => leadId ?? []),
    opportunityIds: rows.flatMap(({ leadId, opportunityId }) =>
      leadId === null ? (opportunityId ?? []) : [],
    ),
  };
}

/** Links a thread to a deal. An existing link stays, unless `replace` is set. */
export async function linkOpportunity(
  ctx: AccountContext,
  threadId: number,
  opportunityId: number,
  { replace = false } = {},
): Promise<void> {
  const isFree = replace ? undefined : isNull(threads.opportunityId);
  await ctx.db
    .update(threads)
    .set({ opportunityId })
    .where(and(eq(threads.id, threadId), eq(threads.accountId, ctx.account.id), isFree));
}

/** Which of these companies opted out or declined in a conversation, by the ID that their leads share. */
export async function optedOutThreads(
  ctx: AccountContext,
  sameCompanyIds: readonly number[],
): Promise<Set<number>> {
  const rows = await ctx.db.all<{ id: number }>(sql`select distinct ${SAME_COMPANY} as id from threads t
    ${joinSharedLead("t.lead_id", "t.account_id")}
    where t.lead_id in (${leadIdsOf(ctx, sameCompanyIds)}) and t.reply_class in ('not_interested', 'unsubscribe')`);
  return new Set(rows.map(({ id }) => id));
}
