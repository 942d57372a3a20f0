import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, BusinessContext, Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { sha256 } from "~/core/ids";
import { DAY_MS, toUnixSeconds } from "~/core/seconds";
import { inJsonArray, statement } from "~/core/statement";
import { localDay, readTime } from "~/core/time/local-time";
import { joinUser, USER } from "~/domains/identity/users/user-fragments";
import { sameLeadIds } from "~/domains/lead-search/leads/shared-lead";
import { m } from "~/messages/messages";
import { type Agent, zoneOfAgent } from "../agents.server";
import { agents, sharedLeadEvents, sharedLeads } from "../tables";
import { HOPEFUL, MAX_EVENTS, type Outcome, type Way } from "./policy";
import type { LeadEventInput } from "./schemas";
import { isSharedWith, type SharedLead, sharedLeadOf } from "./shared-leads.server";

/** Times are Unix seconds. */
export interface LeadEvent {
  id: number;
  kind: Way | "outcome";
  outcome: Outcome | null;
  text: string | null;
  happenedAt: number;
  agentName: string;
}

const MAX_SHOWN = 50;
const OLDEST_DAYS = 30;

const eventsWhere = (where: SQL) => sql`select e.id, e.kind, e.outcome, e.text, e.happened_at as happenedAt,
    ${sql.raw(USER.name)} as agentName
  from ${sharedLeadEvents} e join ${agents} g on g.id = e.agent_id ${sql.raw(joinUser("g.user_id"))}
  where ${where} order by e.id desc limit ${MAX_SHOWN}`;

/** The newest 50 events of a lead shared with the agent. */
export async function listLeadEvents(ctx: Context, { id }: Pick<SharedLead, "id">): Promise<LeadEvent[]> {
  return (await statement(ctx, eventsWhere(sql`e.shared_lead_id = ${id}`)).all<LeadEvent>()).results;
}

/** The newest 50 events by all agents with whom the account shared the lead. */
export async function listEventsOfLead(ctx: BusinessContext, leadId: number): Promise<LeadEvent[]> {
  const shares = sql`select id from ${sharedLeads} where account_id = ${ctx.account.id} and lead_id in (${sameLeadIds(ctx, leadId)})`;
  return (await statement(ctx, eventsWhere(sql`e.shared_lead_id in (${shares})`)).all<LeadEvent>()).results;
}

interface EventOfLead extends LeadEvent {
  leadId: number;
}

/** Agents' events on these leads of the account, newest first; reads `limit` events per sharing. */
export async function listEventsOfLeads(
  ctx: AccountContext,
  leadIds: readonly number[],
  limit: number,
  before?: Date,
): Promise<EventOfLead[]> {
  const until = before ? toUnixSeconds(before) : Number.MAX_SAFE_INTEGER;
  return (
    await statement(
      ctx,
      sql`select e.id, e.kind, e.outcome, e.text, e.happened_at as happenedAt, s.lead_id as leadId, ${sql.raw(USER.name)} as agentName
        from ${sharedLeads} s join ${sharedLeadEvents} e on e.id in (
          select id from ${sharedLeadEvents} where shared_lead_id = s.id and happened_at < ${until}
          order by happened_at desc limit ${limit})
        join ${agents} g on g.id = e.agent_id ${sql.raw(joinUser("g.user_id"))}
        where s.lead_id in ${inJsonArray(leadIds)} and +s.account_id = ${ctx.account.id}
        order by e.happened_at desc limit ${limit}`,
    ).all<EventOfLead>()
  ).results;
}

export async function countEventsOfLeads(ctx: AccountContext, leadIds: readonly number[]): Promise<number> {
  const query = sql`select count(*) as count from ${sharedLeads} s join ${sharedLeadEvents} e on e.shared_lead_id = s.id
    where s.lead_id in ${inJsonArray(leadIds)} and +s.account_id = ${ctx.account.id}`;
  return (await statement(ctx, query).first<number>("count")) ?? 0;
}

/** Accepts a device's time if it is within the last `OLDEST_DAYS` days, otherwise uses the current time. */
function timeOf(now: Date, typed: string | null | undefined): number {
  const at = typed ? new Date(typed).getTime() : now.getTime();
  const holds = at <= now.getTime() && at > now.getTime() - OLDEST_DAYS * DAY_MS;
  return toUnixSeconds(holds ? new Date(at) : now);
}

const isOver = (day: string | null | undefined, happenedAt: number, agent: Agent) =>
  Boolean(day) && String(day) < localDay(new Date(happenedAt * 1000), zoneOfAgent(agent));

/**
 * Writes an event. The same key and content are written once, however often and late a phone sends them. A next step
 * may be as old as its event, because an offline phone stored it. @throws DomainError not_found, invalid, limit_reached
 */
export async function writeLeadEvent(
  ctx: Context,
  agent: Agent,
  sharedLeadId: number,
  { idempotencyKey, ...input }: LeadEventInput,
): Promise<SharedLead> {
  await sharedLeadOf(ctx, agent.id, sharedLeadId);
  const now = toUnixSeconds(ctx.now());
  const { kind, text, nextStepDay } = input;
  const outcome = input.outcome ?? null;
  const key = idempotencyKey
    ? await sha256(`${sharedLeadId} ${idempotencyKey} ${JSON.stringify(input)}`)
    : null;
  const happenedAt = timeOf(ctx.now(), input.happenedAt);
  if (isOver(nextStepDay, happenedAt, agent) && !(await isWritten(ctx, agent, key)))
    throw new DomainError("invalid", m.agents_lead_events_choose_today_or_a_later(), {
      field: "nextStepDay",
    });
  const byId = sql`s.id = ${sharedLeadId} and ${isSharedWith(agent.id)}`;
  const insert = sql`insert into ${sharedLeadEvents} (shared_lead_id, agent_id, kind, outcome, text, happened_at, created_at, key)
    select s.id, s.agent_id, ${kind}, ${outcome}, ${text || null}, ${happenedAt}, ${now}, ${key}
    from ${sharedLeads} s where ${byId}
      and (select count(*) from ${sharedLeadEvents} e where e.shared_lead_id = s.id) < ${MAX_EVENTS}
    on conflict do nothing`;
  const at = nextStepDay ? readTime(`${nextStepDay}T09:00`, zoneOfAgent(agent)) : null;
  const step = at
    ? sql`, next_step = ${input.nextStep || "Call back"}, next_step_at = ${toUnixSeconds(at)}, next_step_done_at = null`
    : sql``;
  const isHopeful = outcome !== null && HOPEFUL.includes(outcome);
  const update = sql`update ${sharedLeads} set last_event_at = ${now}, state = case when state = 'closed' then state
      when ${outcome} = 'not_interested' then 'lost' when state = 'lost' and not ${isHopeful ? 1 : 0} then state
      else 'working' end ${step}
    where id = ${sharedLeadId} and changes() > 0`;
  const [written] = await ctx.d1.batch([statement(ctx, insert), statement(ctx, update)]);
  // Throws not_found if the business has stopped sharing the lead since.
  const lead = await sharedLeadOf(ctx, agent.id, sharedLeadId);
  if (!written?.meta.changes && !(await isWritten(ctx, agent, key)))
    throw new DomainError(
      "limit_reached",
      m.agents_lead_events_a_lead_can_have_at({ maxEvents: MAX_EVENTS }),
    );
  return lead;
}

async function isWritten(ctx: Context, agent: Agent, key: string | null): Promise<boolean> {
  const query = sql`select 1 from ${sharedLeadEvents} where agent_id = ${agent.id} and key = ${key}`;
  return (await statement(ctx, query).first()) !== null;
}
