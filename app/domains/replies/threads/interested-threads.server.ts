import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
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

/** Unless it belongs to one. */
export async function linkOpportunity(
  ctx: AccountContext,
  threadId: number,
  opportunityId: number,
): Promise<void> {
  await ctx.db
    .update(threads)
    .set({ opportunityId })
    .where(
      and(eq(threads.id, threadId), eq(threads.accountId, ctx.account.id), isNull(threads.opportunityId)),
    );
}

export async function setOpportunity(
  ctx: AccountContext,
  threadId: number,
  opportunityId: number,
): Promise<void> {
  await ctx.db
    .update(threads)
    .set({ opportunityId })
    .where(and(eq(threads.id, threadId), eq(threads.accountId, ctx.account.id)));
}
