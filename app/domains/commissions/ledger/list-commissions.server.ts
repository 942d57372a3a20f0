import { and, count, desc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { MAX_EXACT_COUNT, type PageQuery, pageOf, totalUpTo } from "~/core/pagination";
import { inJsonArray } from "~/core/statement";
import { type Customer, customersOf, sharedWithAgent } from "~/domains/agents/closing/customers.server";
import { closes, commissionChains, commissions } from "../tables";

type Commission = typeof commissions.$inferSelect;

/** A commission with the customer of the agent's own deal; null for the affiliate programme. */
export interface CustomerCommission extends Commission {
  customer: (Customer & { sharedLeadId: number }) | null;
}

async function withCustomers(
  ctx: Context,
  agentId: number,
  rows: readonly Commission[],
): Promise<CustomerCommission[]> {
  const closeIds = rows.flatMap(({ kind, closeId }) => (kind === "deal" && closeId ? [closeId] : []));
  const leads = await ctx.db
    .select({ id: closes.id, sharedLeadId: closes.sharedLeadId })
    .from(closes)
    .where(sql`${closes.id} in ${inJsonArray(closeIds)} and +${closes.agentId} = ${agentId}`);
  const leadOf = new Map(leads.map(({ id, sharedLeadId }) => [id, sharedLeadId ?? 0]));
  const customers = await customersOf(ctx, [...leadOf.values()], sharedWithAgent(agentId));
  return rows.map((row) => {
    const sharedLeadId = leadOf.get(row.closeId ?? 0) ?? 0;
    const customer = customers.get(sharedLeadId);
    return { ...row, customer: customer ? { ...customer, sharedLeadId } : null };
  });
}

/** A condition: the commission of one deal, excluding the affiliate programme. */
export const ofDeal = (closeId: number): SQL =>
  sql`close_id = ${closeId} and close_id is not null and kind = 'deal'`;

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
  const { rows, next } = pageOf(found, limit, ({ id }) => id);
  return { rows: await withCustomers(ctx, agentId, rows), next };
}

const MAX_CHAINS = 100;

/** Lists up to 100 chains by account id, starting after `after`. */
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
