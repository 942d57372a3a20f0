import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { closes, commissions, payoutAccounts, payouts } from "../tables";
import { payableOf } from "./payout-terms.server";

const BATCH_SIZE = 50;
const DELETE_BATCH_SIZE = 200;

/** A condition: the agent has payable or held commission, or a deal that may still be confirmed. `agentId` is an SQL expression. */
export const isOwed = (agentId: ReturnType<typeof sql>) => sql`(
  exists (select 1 from ${commissions} c where c.agent_id = ${agentId} and c.state in ('held', 'payable') and c.is_demo = 0)
  or exists (select 1 from ${closes} d where d.agent_id = ${agentId} and d.state in ('reported', 'disputed') and d.is_demo = 0))`;

/** A condition: no payout is open, and none has failed since the agent left, who can no longer correct the account. */
const mayAsk = sql`not exists (select 1 from ${payouts} o where o.agent_id = a.agent_id
  and (o.state in ('requested', 'batched') or (o.state = 'returned' and o.ended_at >= a.left_at)))`;

/** Requests payable commission for erased agents, outside the payout schedule. Safe to run concurrently. */
export async function requestForLeftAgents(ctx: Context): Promise<number> {
  const waiting = await ctx.db.all<{
    agentId: number;
  }>(sql`select a.agent_id as "agentId" from ${payoutAccounts} a
    where a.left_at is not null and ${mayAsk} and exists (select 1 from ${commissions} c where c.agent_id = a.agent_id
      and c.state = 'payable' and c.payout_id is null and c.covered_at is not null and c.is_demo = 0) order by a.left_at limit ${BATCH_SIZE}`);
  let asked = 0;
  for (const { agentId } of waiting) {
    const payable = payableOf(agentId, false);
    const insert = sql`insert into ${payouts} (agent_id, state, cents, kind, encrypted_details, hint, requested_at)
      select a.agent_id, 'requested', (select sum(cents) from (${payable})), a.kind, a.encrypted_details, a.hint, ${toUnixSeconds(ctx.now())}
      from ${payoutAccounts} a where a.agent_id = ${agentId} and a.left_at is not null and exists (${payable}) and ${mayAsk}`;
    const pin = sql`update ${commissions} set payout_id = last_insert_rowid()
      where changes() > 0 and id in (select id from (${payable}))`;
    const [made] = await ctx.d1.batch([insert, pin].map((query) => statement(ctx, query)));
    asked += made?.meta.changes ?? 0;
  }
  return asked;
}

/**
 * Deletes the accounts of agents who left before `before` or are owed nothing. A payout in a payout run keeps its copy
 * until it is settled.
 */
export async function removeLeftAccounts(ctx: Context, before: Date): Promise<number> {
  const over = sql`delete from ${payoutAccounts} where agent_id in (select a.agent_id from ${payoutAccounts} a
    where a.left_at is not null and (a.left_at < ${toUnixSeconds(before)} or not ${isOwed(sql`a.agent_id`)})
    limit ${DELETE_BATCH_SIZE})`;
  return (await statement(ctx, over).run()).meta.changes;
}
