import { and, desc, eq, lt, type SQL } from "drizzle-orm";
import type { Context } from "~/core/context";
import { type PageQuery, pageOf } from "~/core/pagination";
import { commissionChains, commissions } from "../tables";

export type Commission = typeof commissions.$inferSelect;

export async function listCommissions(
  ctx: Context,
  agentId: number,
  { limit, cursor }: PageQuery,
  only?: SQL,
) {
  const own = and(eq(commissions.agentId, agentId), only);
  const found = await ctx.db
    .select()
    .from(commissions)
    .where(cursor === undefined ? own : and(own, lt(commissions.id, cursor)))
    .orderBy(desc(commissions.id))
    .limit(limit + 1);
  return pageOf(found, limit, ({ id }) => id);
}

const MOST_CHAINS = 100;

export const listChains = (ctx: Context, agentId: number) =>
  ctx.db.select().from(commissionChains).where(eq(commissionChains.agentId, agentId)).limit(MOST_CHAINS);
