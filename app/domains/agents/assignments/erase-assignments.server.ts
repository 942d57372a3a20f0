import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { agentIdOfUser } from "../erase-agent.server";
import { agentAssignments, sharedLeads } from "../tables";
import { isOpen } from "./assignments.server";
import { assignmentJson } from "./json";

const BATCH_SIZE = 500;

/** Statements for the batch that erases a user: end the agent's assignments and access to leads. */
export function endAssignmentsOfUser(ctx: Context, userId: number, condition: SQL) {
  const now = toUnixSeconds(ctx.now());
  const own = agentIdOfUser(userId);
  return [
    sql`update ${agentAssignments} set state = 'ended', ended_at = ${now}, ended_by = 'agent'
      where agent_id = ${own} and ${isOpen} and ${condition}`,
    sql`update ${sharedLeads} set revoked_at = ${now} where agent_id = ${own} and revoked_at is null and ${condition}`,
  ].map((query) => statement(ctx, query));
}

/** Ends the assignments of a closed account and removes their message; the rows stay for the ledger. */
export async function redactOwnAssignments(ctx: AccountContext): Promise<boolean> {
  const now = toUnixSeconds(ctx.now());
  const some = sql`select id from ${agentAssignments} where account_id = ${ctx.account.id}
    and (message is not null or ${isOpen}) limit ${BATCH_SIZE}`;
  const leads = sql`select id from ${sharedLeads} where account_id = ${ctx.account.id} and revoked_at is null limit ${BATCH_SIZE}`;
  const revoked = await statement(
    ctx,
    sql`update ${sharedLeads} set revoked_at = ${now} where id in (${leads})`,
  ).run();
  const { meta } = await statement(
    ctx,
    sql`update ${agentAssignments} set message = null, ended_at = coalesce(ended_at, ${now}),
      ended_by = case when ${isOpen} then 'business' else ended_by end,
      state = case when ${isOpen} then 'ended' else state end where id in (${some})`,
  ).run();
  return meta.changes + revoked.meta.changes > 0;
}

/** Deletes demo assignments without leads; false when nothing is left. */
export async function deleteDemoAgentAssignments(ctx: AccountContext): Promise<boolean> {
  const some = sql`select a.id from ${agentAssignments} a where a.account_id = ${ctx.account.id} and a.is_demo = 1
    and not exists (select 1 from ${sharedLeads} l where l.assignment_id = a.id) limit ${BATCH_SIZE}`;
  const { meta } = await statement(ctx, sql`delete from ${agentAssignments} where id in (${some})`).run();
  return meta.changes > 0;
}

/** Assignments of an agent, or offered by a business user; newest first. */
export async function assignmentsOfUser(ctx: Context, userId: number, limit: number) {
  const own = sql`${agentAssignments.agentId} = ${agentIdOfUser(userId)}`;
  const offers = ctx.account
    ? and(eq(agentAssignments.accountId, ctx.account.id), eq(agentAssignments.offeredBy, userId))
    : own;
  const rows = await ctx.db
    .select()
    .from(agentAssignments)
    .where(offers)
    .orderBy(desc(agentAssignments.id))
    .limit(limit);
  return rows.map(assignmentJson);
}
