import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { agentIdOfUser } from "~/domains/agents/erase-agent.server";
import { payoutAccounts, payouts } from "../tables";
import { isOwed } from "./left-agents.server";

/** While an amount is owed, the encrypted account is kept for the `left-payout-accounts` period, so that it can be paid. */
export const erasePayouts = (ctx: Context, userId: number, condition: SQL) => {
  const agentId = agentIdOfUser(userId);
  return [
    sql`update ${payouts} set encrypted_details = null, hint = '', reason = null
      where agent_id = ${agentId} and state not in ('requested', 'batched') and ${condition}`,
    sql`update ${payoutAccounts} set left_at = ${toUnixSeconds(ctx.now())} where agent_id = ${agentId} and left_at is null and ${condition}`,
    sql`delete from ${payoutAccounts} where agent_id = ${agentId} and not ${isOwed(agentId)} and ${condition}`,
  ].map((query) => statement(ctx, query));
};

export async function ownPayouts(ctx: Context, agentId: number, limit: number) {
  const [[account], asked] = await ctx.db.batch([
    ctx.db
      .select({ kind: payoutAccounts.kind, hint: payoutAccounts.hint, updatedAt: payoutAccounts.updatedAt })
      .from(payoutAccounts)
      .where(eq(payoutAccounts.agentId, agentId)),
    ctx.db.select().from(payouts).where(eq(payouts.agentId, agentId)).orderBy(desc(payouts.id)).limit(limit),
  ]);
  return {
    payoutAccount: account ?? null,
    payouts: asked.map(({ encryptedDetails: _, endedBy: __, ...payout }) => payout),
  };
}
