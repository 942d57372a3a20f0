import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { MAX_EXACT_COUNT, type Page, pageOf, totalUpTo } from "~/core/pagination";
import { statement } from "~/core/statement";
import { ACCOUNT, joinAccount } from "~/domains/identity/users/user-fragments";
import { joinSharedLead, SHARED_FACTS, type SharedFacts } from "~/domains/lead-search/leads/shared-lead";
import { m } from "~/messages/messages";
import { sharedLeads } from "../tables";
import { type LeadState, OPEN_STATES } from "./policy";
import type { SharedLeadQuery } from "./schemas";

/** Times are Unix seconds. */
export interface SharedLead extends SharedFacts {
  id: number;
  accountId: number;
  leadId: number;
  state: LeadState;
  sharedAt: number;
  lastEventAt: number | null;
  nextStep: string | null;
  nextStepAt: number | null;
  nextStepDoneAt: number | null;
  isDemo: number;
  business: string;
}

const COLUMNS = sql`s.id, s.account_id as accountId, s.lead_id as leadId, s.state, s.shared_at as sharedAt,
  s.last_event_at as lastEventAt, s.next_step as nextStep, s.next_step_at as nextStepAt,
  s.next_step_done_at as nextStepDoneAt, s.is_demo as isDemo, ${sql.raw(ACCOUNT.name)} as business, ${SHARED_FACTS}`;

const FROM = sql`from ${sharedLeads} s ${joinSharedLead("s.lead_id", "s.account_id")} ${sql.raw(joinAccount("s.account_id"))}`;

/** Condition on shared leads `s`. An agent whose assignment ended sees none of the account's leads. */
export const isSharedWith = (agentId: number): SQL => sql`s.agent_id = ${agentId} and s.revoked_at is null
  and exists (select 1 from agent_assignments w where w.id = s.assignment_id and w.state = 'accepted')`;

export const sharedLeadsWhere = (agentId: number, where: SQL): SQL =>
  sql`select ${COLUMNS} ${FROM} where ${isSharedWith(agentId)} and ${where}`;

const findWhere = async (ctx: Context, agentId: number, where: SQL): Promise<SharedLead[]> =>
  (await statement(ctx, sharedLeadsWhere(agentId, where)).all<SharedLead>()).results;

/** @throws DomainError not_found, also for another agent's lead or one that is no longer shared */
export async function sharedLeadOf(ctx: Context, agentId: number, sharedLeadId: number): Promise<SharedLead> {
  const [lead] = await findWhere(ctx, agentId, sql`s.id = ${sharedLeadId}`);
  if (!lead) throw new DomainError("not_found", m.agents_shared_leads_this_lead());
  return lead;
}

export interface PastLead {
  business: string;
  /** Whether the agent still works for the business that stopped sharing this lead. */
  isAssigned: number;
}

const findPastLead = (ctx: Context, agentId: number, sharedLeadId: number): Promise<PastLead | null> =>
  statement(
    ctx,
    sql`select ${sql.raw(ACCOUNT.name)} as business,
        exists (select 1 from agent_assignments w where w.id = s.assignment_id and w.state = 'accepted') as isAssigned
      from ${sharedLeads} s ${sql.raw(joinAccount("s.account_id"))} where s.id = ${sharedLeadId} and s.agent_id = ${agentId}`,
  ).first<PastLead>();

/**
 * Returns a shared lead, or only what an agent may see of one no longer shared. @throws DomainError not_found if it was
 * never shared with the agent
 */
export async function leadOrPast(
  ctx: Context,
  agentId: number,
  sharedLeadId: number,
): Promise<{ lead: SharedLead; past: null } | { lead: null; past: PastLead }> {
  const [lead] = await findWhere(ctx, agentId, sql`s.id = ${sharedLeadId}`);
  if (lead) return { lead, past: null };
  const past = await findPastLead(ctx, agentId, sharedLeadId);
  if (!past) throw new DomainError("not_found", m.agents_shared_leads_this_lead());
  return { lead: null, past };
}

const statesOf = (state: SharedLeadQuery["state"]) => (state === "open" ? OPEN_STATES : [state]);

const newest = (agentId: number, state: LeadState, cursor: number | undefined, limit: number) =>
  sql`select * from (select id from ${sharedLeads} where agent_id = ${agentId} and state = ${state} and revoked_at is null
    and id < ${cursor ?? Number.MAX_SAFE_INTEGER} order by id desc limit ${limit})`;

/** Query for the ids of a page; each state is read through its index. */
const pageIds = (agentId: number, { state, cursor, limit }: SharedLeadQuery) =>
  sql`select id from (${sql.join(
    statesOf(state).map((state) => newest(agentId, state, cursor, limit + 1)),
    sql` union all `,
  )}) order by id desc limit ${limit + 1}`;

export const countSharedStatement = (ctx: Context, agentId: number, states: readonly LeadState[]) =>
  statement(
    ctx,
    sql`select count(*) as n from (${sql.join(
      states.map(
        (state) =>
          sql`select * from (select 1 from ${sharedLeads} where agent_id = ${agentId} and state = ${state} and revoked_at is null limit ${MAX_EXACT_COUNT})`,
      ),
      sql` union all `,
    )} limit ${MAX_EXACT_COUNT})`,
  );

export interface NewFrom {
  accountId: number;
  business: string;
  n: number;
}

const MAX_BUSINESSES = 5;

/** Counts new leads per business, the one that shared most recently first. */
export const newLeadsStatement = (ctx: Context, agentId: number) =>
  statement(
    ctx,
    sql`select ${sql.raw(ACCOUNT.name)} as business, s.account_id as accountId, s.n from (select account_id, count(*) as n, max(id) as last from (
        select account_id, id from ${sharedLeads} where agent_id = ${agentId} and state = 'new' and revoked_at is null limit ${MAX_EXACT_COUNT})
        group by account_id order by last desc limit ${MAX_BUSINESSES}) s
      ${sql.raw(joinAccount("s.account_id"))} order by s.last desc`,
  );

/** Lists shared leads, newest first; reads at most 500 rows. */
export async function listSharedLeads(
  ctx: Context,
  agentId: number,
  query: SharedLeadQuery,
): Promise<Page<SharedLead>> {
  const where = sql`s.id in (${pageIds(agentId, query)}) order by s.id desc`;
  const [found, counted] = await ctx.d1.batch<SharedLead & { n: number }>([
    statement(ctx, sharedLeadsWhere(agentId, where)),
    countSharedStatement(ctx, agentId, statesOf(query.state)),
  ]);
  return {
    ...pageOf<SharedLead>(found?.results ?? [], query.limit, (last) => last.id),
    total: totalUpTo(counted?.results[0]?.n ?? 0),
  };
}
