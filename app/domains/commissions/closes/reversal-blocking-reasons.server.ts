import { eq, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { inJsonArray } from "~/core/statement";
import { commissions, payouts } from "../tables";

/** Why a deal's commission can no longer be reversed, by deal id. */
export async function reversalBlockingReasons(
  ctx: Context,
  closeIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await ctx.db
    .select({ subject: commissions.subject, state: commissions.state, payout: payouts.state })
    .from(commissions)
    .leftJoin(payouts, eq(payouts.id, commissions.payoutId))
    .where(sql`${commissions.subject} in ${inJsonArray(closeIds.map((id) => `deal:${id}`))}`);
  const found = new Map<number, string>();
  for (const { subject, state, payout } of rows) {
    const id = Number(subject.slice("deal:".length));
    if (state === "paid") found.set(id, "Its commission is paid and can’t be reversed.");
    else if (payout === "batched") found.set(id, "Its commission is in a payout run and can’t be reversed.");
  }
  return found;
}
