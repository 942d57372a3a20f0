import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { MAX_EXACT_COUNT, type Page, pageOf, totalUpTo } from "~/core/pagination";
import { type AgentRequest, agentRequests } from "../tables";

export async function listAgentRequests(
  ctx: AccountContext,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<Page<AgentRequest>> {
  const own = eq(agentRequests.accountId, ctx.account.id);
  const some = ctx.db
    .select({ id: agentRequests.id })
    .from(agentRequests)
    .where(own)
    .limit(MAX_EXACT_COUNT)
    .as("some");
  const [found, [row]] = await ctx.db.batch([
    ctx.db
      .select()
      .from(agentRequests)
      .where(and(own, cursor === undefined ? undefined : lt(agentRequests.id, cursor)))
      .orderBy(desc(agentRequests.id))
      .limit(limit + 1),
    ctx.db.select({ count: sql<number>`count(*)` }).from(some),
  ]);
  return { ...pageOf(found, limit, ({ id }) => id), total: totalUpTo(row?.count ?? 0) };
}

/** @throws DomainError not_found */
export async function getAgentRequest(ctx: AccountContext, requestId: number): Promise<AgentRequest> {
  const [row] = await ctx.db
    .select()
    .from(agentRequests)
    .where(and(eq(agentRequests.id, requestId), eq(agentRequests.accountId, ctx.account.id)))
    .limit(1);
  if (!row) throw notFound("This request");
  return row;
}
