import { and, count, desc, eq, gt, lt, type SQL } from "drizzle-orm";
import type { Context } from "~/core/context";
import { MAX_EXACT_COUNT, type PageQuery, pageOf, totalUpTo } from "~/core/pagination";
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

const MAX_CHAINS = 100;

/** At most 100 by the number of their business, those behind `after`. */
export async function listChains(ctx: Context, agentId: number, after?: number) {
  const own = eq(commissionChains.agentId, agentId);
  const { accountId } = commissionChains;
  const counted = ctx.db.select({ accountId }).from(commissionChains).where(own).limit(MAX_EXACT_COUNT);
  const [found, [total]] = await ctx.db.batch([
    ctx.db
      .select({ accountId })
      .from(commissionChains)
      .where(after === undefined ? own : and(own, gt(accountId, after)))
      .orderBy(accountId)
      .limit(MAX_CHAINS + 1),
    ctx.db.select({ count: count() }).from(counted.as("counted")),
  ]);
  return { ...pageOf(found, MAX_CHAINS, (last) => last.accountId), total: totalUpTo(total?.count ?? 0) };
}
