import { sql } from "drizzle-orm";
import type { AccountContext, BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { countryName } from "~/core/places/countries";
import { toUnixSeconds } from "~/core/seconds";
import { inJsonArray, isAborted, statement } from "~/core/statement";
import { joinUser, USER } from "~/domains/identity/users/user-fragments";
import type { Lead } from "~/domains/lead-search/lead-search";
import { getLead } from "~/domains/lead-search/leads/leads.server";
import { sameLeadIds } from "~/domains/lead-search/leads/shared-lead";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { agents, sharedLeads } from "../tables";
import type { LeadState } from "./policy";
import { hourOfShares, shareMails } from "./share-mail.server";
import { shareStatements } from "./share-statements.server";

export interface Sharing {
  id: number;
  agentId: number;
  agentName: string;
  state: LeadState;
  /** Unix seconds. */
  sharedAt: number;
  nextStep: string | null;
  nextStepAt: number | null;
}

/** The agent with whom the lead, or another lead of the same company, is currently shared. */
export async function findSharing(ctx: BusinessContext, leadId: number): Promise<Sharing | null> {
  return statement(
    ctx,
    sql`select s.id, s.agent_id as agentId, ${sql.raw(USER.name)} as agentName, s.state, s.shared_at as sharedAt,
        s.next_step as nextStep, s.next_step_at as nextStepAt
      from ${sharedLeads} s join ${agents} g on g.id = s.agent_id ${sql.raw(joinUser("g.user_id"))}
      where s.lead_id in (${sameLeadIds(ctx, leadId)}) and s.revoked_at is null and s.account_id = ${ctx.account.id} limit 1`,
  ).first<Sharing>();
}

/** Times are Unix seconds. */
export interface PastSharing {
  id: number;
  leadId: number;
  agentName: string;
  sharedAt: number;
  revokedAt: number | null;
}

/** More than a company can have, so that totals are exact. */
const MAX_SHARINGS = 1_000;

/** All sharings of these leads, newest first; at most 1,000. */
export async function listSharings(ctx: AccountContext, leadIds: readonly number[]): Promise<PastSharing[]> {
  const query = sql`select s.id, s.lead_id as leadId, ${sql.raw(USER.name)} as agentName, s.shared_at as sharedAt,
      s.revoked_at as revokedAt
    from ${sharedLeads} s join ${agents} g on g.id = s.agent_id ${sql.raw(joinUser("g.user_id"))}
    where s.lead_id in ${inJsonArray(leadIds)} and +s.account_id = ${ctx.account.id} order by s.id desc limit ${MAX_SHARINGS}`;
  return (await statement(ctx, query).all<PastSharing>()).results;
}

const MAX_CHOICES = 100;

const MAX_LISTED = 4;

function withTerritory(name: string, codes: string[]): string {
  if (codes.length === 0) return name;
  return codes.length > MAX_LISTED
    ? `${name} (${codes.length} countries)`
    : `${name} (${codes.map(countryName).join(", ")})`;
}

/** Agents with an accepted assignment, named with their territory; latest assignment first. */
export async function listWorkingAgents(ctx: BusinessContext): Promise<{ id: number; name: string }[]> {
  const { results } = await statement(
    ctx,
    sql`select g.id, ${sql.raw(USER.name)} as name, w.territory from agent_assignments w join ${agents} g on g.id = w.agent_id
      ${sql.raw(joinUser("g.user_id"))}
      where w.account_id = ${ctx.account.id} and w.state = 'accepted' and ${sql.raw(USER.isActive)}
      order by w.id desc limit ${MAX_CHOICES}`,
  ).all<{ id: number; name: string; territory: string }>();
  return results.map(({ id, name, territory }) => ({ id, name: withTerritory(name, JSON.parse(territory)) }));
}

async function writeShare(ctx: BusinessContext, lead: Lead, agentId: number): Promise<void> {
  const { cause, isTold } = await hourOfShares(ctx, agentId);
  const mails = isTold ? [] : await shareMails(ctx, { agentId, leads: [lead], cause });
  try {
    await withQuota(ctx, { rows: 1, mails: mails.length }, (count) =>
      ctx.d1.batch([
        statement(ctx, count),
        ...shareStatements(ctx, agentId, [lead], ctx.actor.userId),
        ...mails,
      ]),
    );
  } catch (error) {
    if (!isAborted(error)) throw error;
  }
  if (mails.length > 0) await queueMails(ctx);
}

/**
 * Shares a lead with one agent: of two concurrent requests, one succeeds and emails the agent. Safe to repeat for the
 * same agent.
 * @throws DomainError not_found, invalid for an agent who has not accepted, conflict for a lead shared with another
 * agent
 */
export async function shareLead(
  ctx: BusinessContext,
  leadId: number,
  { agentId }: { agentId: number },
): Promise<Sharing> {
  const lead = await getLead(ctx, leadId);
  const before = await findSharing(ctx, lead.id);
  if (!before) await writeShare(ctx, lead, agentId);
  const now = before ?? (await findSharing(ctx, lead.id));
  if (!now)
    throw new DomainError("invalid", "This agent hasn’t accepted your invitation yet.", {
      field: "agentId",
    });
  if (now.agentId !== agentId)
    throw new DomainError("conflict", `This lead is shared with ${now.agentName}. Stop sharing it first.`, {
      field: "agentId",
    });
  return now;
}

/** Ends the agent's access; the agent's events stay with the account. Returns whether the lead was shared. */
export async function unshareLead(ctx: BusinessContext, leadId: number): Promise<boolean> {
  const lead = await getLead(ctx, leadId);
  const update = sql`update ${sharedLeads} set revoked_at = ${toUnixSeconds(ctx.now())}
    where lead_id in (${sameLeadIds(ctx, lead.id)}) and account_id = ${ctx.account.id} and revoked_at is null`;
  return (await statement(ctx, update).run()).meta.changes > 0;
}
