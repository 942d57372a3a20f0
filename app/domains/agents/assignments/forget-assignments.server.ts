import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { secondsOf } from "~/core/seconds";
import { statement } from "~/core/statement";
import { agentAssignments, agents, sharedLeads } from "../tables";
import { assignmentJson } from "./json";

const AT_ONCE = 500;

/** For the batch that erases a user: what the agent had agreed on ends, and no lead is seen any more. */
export function endAssignmentsOfUser(ctx: Context, userId: number, condition: SQL) {
  const now = secondsOf(ctx.now());
  const own = sql`(select id from ${agents} where user_id = ${userId})`;
  return [
    sql`update ${agentAssignments} set state = 'ended', ended_at = ${now}, ended_by = 'agent'
      where agent_id = ${own} and state in ('offered', 'accepted') and ${condition}`,
    sql`update ${sharedLeads} set revoked_at = ${now} where agent_id = ${own} and revoked_at is null and ${condition}`,
  ].map((each) => statement(ctx, each));
}

/** What an account that closes agreed on stays for the ledger, ended and without its words. */
export async function emptyOwnAssignments(ctx: AccountContext): Promise<boolean> {
  const now = secondsOf(ctx.now());
  const some = sql`select id from ${agentAssignments} where account_id = ${ctx.account.id}
    and (message is not null or state in ('offered', 'accepted')) limit ${AT_ONCE}`;
  const { meta } = await statement(
    ctx,
    sql`update ${agentAssignments} set message = null, ended_at = coalesce(ended_at, ${now}),
      ended_by = case when state in ('offered', 'accepted') then 'business' else ended_by end,
      state = case when state in ('offered', 'accepted') then 'ended' else state end where id in (${some})`,
  ).run();
  return meta.changes > 0;
}

/** Those of demo work to which no lead belongs any more. */
export async function removeDemoAgentAssignments(ctx: AccountContext): Promise<boolean> {
  const some = sql`select a.id from ${agentAssignments} a where a.account_id = ${ctx.account.id} and a.is_demo = 1
    and not exists (select 1 from ${sharedLeads} l where l.assignment_id = a.id) limit ${AT_ONCE}`;
  const { meta } = await statement(ctx, sql`delete from ${agentAssignments} where id in (${some})`).run();
  return meta.changes > 0;
}

/** Of an agent, or offered by somebody of a business; the newest first. */
export async function assignmentsOfUser(ctx: Context, userId: number, limit: number) {
  const own = sql`${agentAssignments.agentId} = (select id from ${agents} where user_id = ${userId})`;
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
