import { and, desc, eq, lt } from "drizzle-orm";
import type { Context } from "~/core/context";
import { type PageQuery, pageOf } from "~/core/pagination";
import { PLATFORM } from "../ledger/facts";
import { sumsOf } from "../ledger/sums.server";
import { commissionChains, referralCounts, referrals } from "../tables";

/** An agent's referrals, newest first, with the programme's totals in US cents. */
export async function referralsOf(ctx: Context, agentId: number, { limit, cursor }: PageQuery) {
  const own = eq(referrals.agentId, agentId);
  const [found, [counts], chains] = await ctx.db.batch([
    ctx.db
      .select()
      .from(referrals)
      .where(cursor === undefined ? own : and(own, lt(referrals.id, cursor)))
      .orderBy(desc(referrals.id))
      .limit(limit + 1),
    ctx.db.select().from(referralCounts).where(eq(referralCounts.agentId, agentId)),
    ctx.db
      .select()
      .from(commissionChains)
      .where(and(eq(commissionChains.agentId, agentId), eq(commissionChains.accountId, PLATFORM))),
  ]);
  const { held, payable, paid, earned } = sumsOf(chains);
  return {
    ...pageOf(found, limit, ({ id }) => id),
    stats: {
      totalReferrals: counts?.total ?? 0,
      activeReferrals: counts?.active ?? 0,
      totalCommissions: earned,
      pendingCommissions: held + payable,
      paidCommissions: paid,
    },
  };
}

export type ReferralStats = Awaited<ReturnType<typeof referralsOf>>["stats"];
