import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
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

/** US cents of all chains of an agent. Reads one row for each business. */
export async function sumsOfAgent(ctx: Context, agentId: number) {
  const [row] = await ctx.db
    .select({
      held: sql<number>`coalesce(sum(${commissionChains.held}), 0)`,
      payable: sql<number>`coalesce(sum(${commissionChains.payable}), 0)`,
      paid: sql<number>`coalesce(sum(${commissionChains.paid}), 0)`,
    })
    .from(commissionChains)
    .where(sql`agent_id = ${agentId}`);
  const { held, payable, paid } = row ?? { held: 0, payable: 0, paid: 0 };
  return { held, payable, paid, earned: held + payable + paid };
}
