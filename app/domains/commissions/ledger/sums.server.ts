import { sql } from "drizzle-orm";
import type { BusinessContext, Context } from "~/core/context";
import type { ClosedTotals } from "~/domains/agents/tiers";
import { commissionChains } from "../tables";

/** What businesses confirmed of an agent's deals; US cents. */
export async function confirmedTotals(ctx: Context, agentId: number): Promise<ClosedTotals> {
  const [row] = await ctx.db
    .select({
      leadsClosed: sql<number>`coalesce(sum(${commissionChains.deals}), 0)`,
      totalLeadValue: sql<number>`coalesce(sum(${commissionChains.dealValue}), 0)`,
    })
    .from(commissionChains)
    .where(sql`agent_id = ${agentId}`);
  return row ?? { leadsClosed: 0, totalLeadValue: 0 };
}

interface Sums {
  held: number;
  payable: number;
  paid: number;
}

export function sumsOf(chains: readonly Sums[]) {
  const sum = (of: keyof Sums) => chains.reduce((total, chain) => total + chain[of], 0);
  const [held, payable, paid] = [sum("held"), sum("payable"), sum("paid")];
  return { held, payable, paid, earned: held + payable + paid };
}

/** What a business confirmed: commission that was not reversed, and the product's fees on those deals; US cents. */
export async function owedTotals({ db, account }: BusinessContext) {
  const [row] = await db
    .select({
      commission: sql<number>`coalesce(sum(held + payable + paid), 0)`,
      fees: sql<number>`coalesce(sum(fees), 0)`,
    })
    .from(commissionChains)
    .where(sql`account_id = ${account.id}`);
  return row ?? { commission: 0, fees: 0 };
}
