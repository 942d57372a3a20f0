import { type SQL, sql } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { statement } from "~/core/statement";
import { chargeQuota } from "./charge-quota.server";
import { ALL_TIME, agentHolder, agentStorageCharge } from "./quota-charges";
import { quotaUsage } from "./tables";

type AgentUse = Pick<Context, "db" | "now"> & { actor: UserActor };

/** Counts the bytes of a file before it is stored; concurrent uploads can't exceed the limit. @throws DomainError too_large */
export const consumeAgentStorage = (ctx: AgentUse, agentId: number, bytes: number) =>
  chargeQuota(ctx, [agentStorageCharge({ id: agentId, isConfirmed: ctx.actor.isVerified }, bytes)], (count) =>
    count.run(),
  );

export async function returnAgentBytes(
  ctx: Pick<Context, "d1">,
  deleted: readonly { agentId: number; bytes: number }[],
): Promise<void> {
  if (deleted.length === 0) return;
  const rows = JSON.stringify(deleted.map(({ agentId, bytes }) => ({ holder: agentHolder(agentId), bytes })));
  const isTheirs = sql`holder in (select value ->> 'holder' from json_each(${rows})) and period = ${ALL_TIME}
    and kind = 'bytes'`;
  const lower = sql`update ${quotaUsage} set used = max(0, used - (select sum(value ->> 'bytes') from json_each(${rows})
    where value ->> 'holder' = ${quotaUsage}.holder)) where ${isTheirs}`;
  const clear = sql`delete from ${quotaUsage} where ${isTheirs} and used = 0`;
  await ctx.d1.batch([statement(ctx, lower), statement(ctx, clear)]);
}

/** Resets agents' counters to the usage found by `kept`, because a counted upload may arrive only partly. */
export async function recountAgentBytes(
  ctx: Pick<Context, "d1">,
  agentIds: readonly number[],
  kept: (agentId: SQL) => SQL,
): Promise<void> {
  if (agentIds.length === 0) return;
  const holders = JSON.stringify([...new Set(agentIds)].map(agentHolder));
  const isTheirs = sql`holder in (select value from json_each(${holders})) and period = ${ALL_TIME} and kind = 'bytes'`;
  const agentId = sql`cast(substr(${quotaUsage}.holder, ${agentHolder(0).length}) as integer)`;
  const lower = sql`update ${quotaUsage} set used = min(used, ${kept(agentId)}) where ${isTheirs}`;
  const clear = sql`delete from ${quotaUsage} where ${isTheirs} and used = 0`;
  await ctx.d1.batch([statement(ctx, lower), statement(ctx, clear)]);
}

/** Counts bytes for `store`, and uncounts them if it fails. @throws as `store`; DomainError too_large */
export async function withAgentBytes<T>(
  ctx: AgentUse & Pick<Context, "d1">,
  agentId: number,
  bytes: number,
  store: () => Promise<T>,
): Promise<T> {
  await consumeAgentStorage(ctx, agentId, bytes);
  try {
    return await store();
  } catch (error) {
    await returnAgentBytes(ctx, [{ agentId, bytes }]);
    throw error;
  }
}
