import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { inJsonArray } from "~/core/statement";
import { isCovered } from "../ledger/cover-commissions.server";
import { commissions } from "../tables";

/** Which of these deals have a commission covered by the business's payments. */
export async function coveredCloses(ctx: Context, closeIds: readonly number[]): Promise<Set<number>> {
  const rows = await ctx.db
    .select({ closeId: commissions.closeId })
    .from(commissions)
    .where(sql`close_id in ${inJsonArray(closeIds)} and kind = 'deal' and ${isCovered}`);
  return new Set(rows.flatMap(({ closeId }) => closeId ?? []));
}
