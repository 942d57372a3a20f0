import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { notFound } from "~/core/errors";
import type { MarketAgent } from "~/domains/agents/marketplace/market-agent";
import { isInMarket, marketAgentsByIds } from "~/domains/agents/marketplace/market-agents.server";
import { getAgentRequest } from "../requests/agent-requests.server";
import { type AgentMatch, type AgentRequest, agentMatches } from "../tables";

const MAX_MATCHES = 50;

export interface MatchedAgent {
  match: AgentMatch;
  agent: MarketAgent;
}

/**
 * The matches of the account's own request, best first. Agents who left the marketplace are shown only if contacted.
 * @throws DomainError not_found
 */
export const listMatches = async (ctx: AccountContext, requestId: number): Promise<MatchedAgent[]> =>
  matchesOf(ctx, await getAgentRequest(ctx, requestId));

/** As `listMatches`, for a request that is already loaded. */
export async function matchesOf(
  ctx: AccountContext,
  { id: requestId }: Pick<AgentRequest, "id">,
): Promise<MatchedAgent[]> {
  const isShown = sql`(${agentMatches.state} <> 'suggested' or ${isInMarket(sql`${agentMatches.agentId}`)})`;
  const rows = await ctx.db
    .select()
    .from(agentMatches)
    .where(and(eq(agentMatches.requestId, requestId), eq(agentMatches.accountId, ctx.account.id), isShown))
    .orderBy(sql`${agentMatches.score} desc`, agentMatches.id)
    .limit(MAX_MATCHES);
  const agents = await marketAgentsByIds(
    ctx,
    rows.map(({ agentId }) => agentId),
  );
  const byId = new Map(agents.map((agent) => [agent.id, agent]));
  return rows.flatMap((match) => {
    const agent = byId.get(match.agentId);
    return agent ? [{ match, agent }] : [];
  });
}

/** @throws DomainError not_found for another account's match */
export async function getMatch(ctx: AccountContext, matchId: number): Promise<AgentMatch> {
  const [row] = await ctx.db
    .select()
    .from(agentMatches)
    .where(and(eq(agentMatches.id, matchId), eq(agentMatches.accountId, ctx.account.id)))
    .limit(1);
  if (!row) throw notFound("This match");
  return row;
}

/** A match as its agent sees it, once the business has contacted them. @throws DomainError not_found */
export async function getMatchOfAgent(ctx: Context, agentId: number, matchId: number): Promise<AgentMatch> {
  const [row] = await ctx.db
    .select()
    .from(agentMatches)
    .where(
      and(
        eq(agentMatches.id, matchId),
        eq(agentMatches.agentId, agentId),
        sql`(contacted_at is not null or hired_at is not null)`,
      ),
    )
    .limit(1);
  if (!row) throw notFound("This request");
  return row;
}

/** Matches with a contacted agent who has not declined. */
export const matchesInTouch = (agentId: number, accountId: number): SQL =>
  sql`select is_demo from ${agentMatches} where agent_id = ${agentId} and account_id = ${accountId}
    and state in ('contacted', 'accepted')`;
