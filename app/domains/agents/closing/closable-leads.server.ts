import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { isDemoPair } from "../demo-sides";
import { OPEN_STATES } from "../shared-leads/policy";
import { sharedLeads } from "../tables";

const isOpen = (agentId: number, sharedLeadId: number) =>
  and(
    eq(sharedLeads.id, sharedLeadId),
    eq(sharedLeads.agentId, agentId),
    inArray(sharedLeads.state, [...OPEN_STATES]),
    isNull(sharedLeads.revokedAt),
  );

/** Condition: the lead is demo data, or one of the two sides is a demo. */
const isDemoDeal = sql<boolean>`(${sharedLeads.isDemo} or ${isDemoPair(sql`${sharedLeads.accountId}`, sql`${sharedLeads.agentId}`)})`;

/** Finds a shared lead in any state; null for another agent's lead and for one that is no longer shared. */
export async function findLeadToClose(ctx: Context, agentId: number, sharedLeadId: number) {
  const [row] = await ctx.db
    .select({
      id: sharedLeads.id,
      accountId: sharedLeads.accountId,
      state: sharedLeads.state,
      isDemo: isDemoDeal.mapWith(Boolean),
    })
    .from(sharedLeads)
    .where(
      and(eq(sharedLeads.id, sharedLeadId), eq(sharedLeads.agentId, agentId), isNull(sharedLeads.revokedAt)),
    )
    .limit(1);
  return row ?? null;
}

/** Condition: the agent may still report the lead as closed. */
export const isLeadToClose = (agentId: number, sharedLeadId: number): SQL =>
  sql`exists (select 1 from ${sharedLeads} where ${isOpen(agentId, sharedLeadId)})`;

export const closeSharedLead = (sharedLeadId: number, onlyIf: SQL): SQL =>
  sql`update ${sharedLeads} set state = 'closed' where id = ${sharedLeadId} and ${onlyIf}`;

/** Sets the lead to working again after its deal failed. */
export const reopenSharedLead = (sharedLeadId: number, onlyIf: SQL): SQL =>
  sql`update ${sharedLeads} set state = 'working' where id = ${sharedLeadId} and state = 'closed' and ${onlyIf}`;
