import { sql } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { statement } from "~/core/statement";
import { withTakings } from "./count-use.server";
import { quotaUse } from "./tables";
import { ALL_TIME, agentHolder, takingOfAgent } from "./takings";

type AgentUse = Pick<Context, "db" | "now"> & { actor: UserActor };

/** Counts the bytes of a file before it is stored; of many at once no more pass than fit. @throws DomainError too_large */
export const takeAgentBytes = (ctx: AgentUse, agentId: number, bytes: number) =>
  withTakings(ctx, [takingOfAgent({ id: agentId, isConfirmed: ctx.actor.isVerified }, bytes)], (count) =>
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
  const lower = sql`update ${quotaUse} set used = max(0, used - (select sum(value ->> 'bytes') from json_each(${rows})
    where value ->> 'holder' = ${quotaUse}.holder)) where ${isTheirs}`;
  const clear = sql`delete from ${quotaUse} where ${isTheirs} and used = 0`;
  await ctx.d1.batch([statement(ctx, lower), statement(ctx, clear)]);
}
