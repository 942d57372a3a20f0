import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { abortUnless, statement } from "~/core/statement";
import { listLeadsExcept } from "~/domains/lead-search/leads/leads.server";
import { leadsOfSameCompany, oneLeadEach } from "~/domains/lead-search/leads/shared-lead";
import { isDemoPair } from "../demo-sides";
import { sharedLeads } from "../tables";

const isShared = (ctx: AccountContext): SQL =>
  sql`s.revoked_at is null and s.lead_id in (${leadsOfSameCompany(ctx)})`;

/** Leads not shared with any agent, one per company. */
type FreeLeads = readonly { id: number; isDemo: boolean }[];

/** Counts the shared leads in the account's report; demo leads count for the demo account only. */
export const countSharesStatement = (ctx: AccountContext, agentId: number, leads: FreeLeads) => {
  const counted = ctx.account.isDemo ? leads : leads.filter(({ isDemo }) => !isDemo);
  return statement(
    ctx,
    sql`insert into agent_total_changes select ${ctx.account.id}, ${agentId}, ${toUnixSeconds(ctx.now())},
      ${isDemoPair(ctx.account.id, agentId)}, ${counted.length}, 0, 0, 0, 0, 0`,
  );
};

/**
 * Statements for a batch: share all of these leads if the agent's assignment is accepted, and count them once. Abort
 * the batch if one of them is already shared by then.
 */
export const shareStatements = (ctx: AccountContext, agentId: number, leads: FreeLeads, sharedBy: number) => {
  const ids = leads.map(({ id }) => id);
  const insert = sql`insert into ${sharedLeads} (account_id, agent_id, assignment_id, lead_id, state, shared_at, shared_by, is_demo)
      select w.account_id, w.agent_id, w.id, l.id, 'new', ${toUnixSeconds(ctx.now())}, ${sharedBy},
        max(l.isDemo, ${isDemoPair(ctx.account.id, agentId)})
      from ${oneLeadEach(ctx, ids)} join agent_assignments w
        on w.account_id = ${ctx.account.id} and w.agent_id = ${agentId} and w.state = 'accepted'
      where not exists (select 1 from ${sharedLeads} s where ${isShared(ctx)}) on conflict do nothing`;
  return [
    statement(ctx, insert),
    ctx.d1.prepare(abortUnless(`changes() = ${leads.length}`)),
    countSharesStatement(ctx, agentId, leads),
  ];
};

/** A page of the leads whose company is not shared with any agent, with their total. */
export const listLeadsWithoutAgent = (
  ctx: AccountContext,
  window: { limit: number; cursor?: number | undefined },
) =>
  listLeadsExcept(
    ctx,
    sql`select s.lead_id from ${sharedLeads} s where s.account_id = ${ctx.account.id} and s.revoked_at is null`,
    window,
  );

export async function agentsOfLeads(
  ctx: AccountContext,
  leadIds: readonly number[],
): Promise<Map<number, number>> {
  const { results } = await statement(
    ctx,
    sql`select l.sameCompanyId, s.agent_id as agentId from ${oneLeadEach(ctx, leadIds)}
      join ${sharedLeads} s on ${isShared(ctx)}`,
  ).all<{ sameCompanyId: number; agentId: number }>();
  return new Map(results.map(({ sameCompanyId, agentId }) => [sameCompanyId, agentId]));
}

/** Stops sharing those leads of one sharing that the agent has not started to work on. */
export const takeBackStatement = (
  ctx: AccountContext,
  { agentId, leadIds, sharedAt }: { agentId: number; leadIds: readonly number[]; sharedAt: Date },
) =>
  statement(
    ctx,
    sql`update ${sharedLeads} set revoked_at = ${toUnixSeconds(ctx.now())}
      where lead_id in (select value from json_each(${JSON.stringify(leadIds)})) and account_id = ${ctx.account.id}
        and agent_id = ${agentId} and shared_at = ${toUnixSeconds(sharedAt)} and revoked_at is null
        and state = 'new' and last_event_at is null`,
  );
