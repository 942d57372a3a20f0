import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { agentIdOfUser } from "~/domains/agents/erase-agent.server";
import { agentMatches, agentRequests } from "../tables";

const OWNED = ["agent_matches", "agent_requests"];

export const eraseOwnRequests = (ctx: AccountContext): Promise<boolean> => deleteInBatches(ctx, OWNED);

export const deleteDemoRequests = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, OWNED, "demo");

/** Stored scores contain the agent's countries and languages, so they are deleted with the agent. */
export const removeMatchesOfAgent = (ctx: Context, userId: number, condition: SQL) =>
  ctx.db.delete(agentMatches).where(and(sql`${agentMatches.agentId} = ${agentIdOfUser(userId)}`, condition));

export const ownAgentRequests = (ctx: AccountContext, userId: number) =>
  ctx.db
    .select()
    .from(agentRequests)
    .where(and(eq(agentRequests.accountId, ctx.account.id), eq(agentRequests.createdBy, userId)))
    .orderBy(desc(agentRequests.id))
    .limit(500);
