import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { inJsonArray } from "~/core/statement";
import { namesOf } from "~/domains/identity/users/people.server";
import { agents } from "../tables";

/** Names of agents, keyed by agent id. */
export async function namesOfAgents(ctx: Context, agentIds: number[]): Promise<Map<number, string>> {
  const rows = await ctx.db
    .select({ id: agents.id, userId: agents.userId })
    .from(agents)
    .where(sql`${agents.id} in ${inJsonArray([...new Set(agentIds)])}`);
  const names = await namesOf(
    ctx,
    rows.map(({ userId }) => userId),
  );
  return new Map(rows.map(({ id, userId }) => [id, names.get(userId)?.trim() || "Former agent"]));
}
