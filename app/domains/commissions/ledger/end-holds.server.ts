import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { commissions } from "../tables";
import { appendFacts } from "./append-facts.server";
import { isCovered } from "./cover-commissions.server";
import { factOf } from "./facts";

const BATCH_SIZE = 200;

/** Makes commissions payable that are past their hold and paid by the business. Handles one batch; the next run continues. */
export async function endHolds(ctx: Context): Promise<number> {
  const due = await ctx.db
    .select()
    .from(commissions)
    .where(
      and(
        eq(commissions.state, sql`'held'`),
        isNotNull(commissions.dueAt),
        lte(commissions.dueAt, ctx.now()),
        isCovered,
      ),
    )
    .orderBy(commissions.dueAt)
    .limit(BATCH_SIZE);
  let ended = 0;
  for (const commission of due) {
    const isDone = await appendFacts(ctx, {
      facts: [factOf(commission, "payable")],
      by: [
        sql`update ${commissions} set state = 'payable' where id = ${commission.id} and state = 'held' and ${isCovered}`,
      ],
      isDemo: commission.isDemo,
    });
    if (isDone) ended += 1;
  }
  return ended;
}
