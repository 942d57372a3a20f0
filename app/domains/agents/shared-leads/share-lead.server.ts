import { sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { secondsOf } from "~/core/seconds";
import { statement } from "~/core/statement";
import { joinUser, USER } from "~/domains/identity/users/user-fragments";
import { getLead } from "~/domains/lead-search/leads/leads.server";
import { sameLeadIds } from "~/domains/lead-search/leads/shared-lead";
import { withQuota } from "~/domains/quotas/count-use.server";
import { agents, sharedLeads } from "../tables";
import type { LeadState } from "./policy";

export interface Sharing {
  id: number;
  agentId: number;
  agentName: string;
  state: LeadState;
  /** Seconds since 1970. */
  sharedAt: number;
  nextStep: string | null;
  nextStepAt: number | null;
}

/** With whom the lead, or another of the same company, is shared now. */
export async function findSharing(ctx: BusinessContext, leadId: number): Promise<Sharing | null> {
  return statement(
    ctx,
    sql`select s.id, s.agent_id as agentId, ${sql.raw(USER.name)} as agentName, s.state, s.shared_at as sharedAt,
        s.next_step as nextStep, s.next_step_at as nextStepAt
      from ${sharedLeads} s join ${agents} g on g.id = s.agent_id ${sql.raw(joinUser("g.user_id"))}
      where s.lead_id in (${sameLeadIds(ctx, leadId)}) and s.revoked_at is null and s.account_id = ${ctx.account.id} limit 1`,
  ).first<Sharing>();
}

const MOST_CHOICES = 100;

/** Agents who accepted to work for the account. */
export async function listWorkingAgents(ctx: BusinessContext): Promise<{ id: number; name: string }[]> {
  const { results } = await statement(
    ctx,
    sql`select g.id, ${sql.raw(USER.name)} as name from agent_assignments w join ${agents} g on g.id = w.agent_id
      ${sql.raw(joinUser("g.user_id"))}
      where w.account_id = ${ctx.account.id} and w.state = 'accepted' and ${sql.raw(USER.isActive)}
      order by w.id desc limit ${MOST_CHOICES}`,
  ).all<{ id: number; name: string }>();
  return results;
}

/**
 * One agent a lead at a time: of two at once one shares. Shared with the same agent already, it stays so.
 * @throws DomainError not_found, invalid for an agent who has not accepted, conflict for a lead of another agent
 */
export async function shareLead(
  ctx: BusinessContext,
  leadId: number,
  { agentId }: { agentId: number },
): Promise<Sharing> {
  const lead = await getLead(ctx, leadId);
  const insert = sql`insert into ${sharedLeads} (account_id, agent_id, assignment_id, lead_id, state, shared_at, shared_by, is_demo)
    select w.account_id, w.agent_id, w.id, ${lead.id}, 'new', ${secondsOf(ctx.now())}, ${ctx.actor.userId}, ${lead.isDemo ? 1 : 0}
    from agent_assignments w where w.account_id = ${ctx.account.id} and w.agent_id = ${agentId} and w.state = 'accepted'
      and not exists (select 1 from ${sharedLeads} s where s.revoked_at is null and s.lead_id in (${sameLeadIds(ctx, lead.id)}))
    on conflict do nothing`;
  const before = await findSharing(ctx, lead.id);
  if (!before)
    await withQuota(ctx, { rows: 1 }, (count) =>
      ctx.d1.batch([statement(ctx, insert), statement(ctx, count)]),
    );
  const now = before ?? (await findSharing(ctx, lead.id));
  if (!now)
    throw new DomainError("invalid", "This agent has not accepted to work for you yet.", {
      field: "agentId",
    });
  if (now.agentId !== agentId)
    throw new DomainError("conflict", `This lead is shared with ${now.agentName}. Take it back first.`, {
      field: "agentId",
    });
  return now;
}

/** The agent sees it no more; what the agent wrote stays with the account. Whether there was something to take back. */
export async function unshareLead(ctx: BusinessContext, leadId: number): Promise<boolean> {
  const lead = await getLead(ctx, leadId);
  const update = sql`update ${sharedLeads} set revoked_at = ${secondsOf(ctx.now())}
    where lead_id in (${sameLeadIds(ctx, lead.id)}) and account_id = ${ctx.account.id} and revoked_at is null`;
  return (await statement(ctx, update).run()).meta.changes > 0;
}
