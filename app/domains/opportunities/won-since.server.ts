import { and, desc, eq, gte, isNull } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { MAX_EXACT_METRIC } from "~/core/pagination";
import { opportunities } from "./tables";

/** Deals won, newest first; `value` is US cents. */
export const wonSince = (ctx: AccountContext, since: Date) =>
  ctx.db
    .select({ at: opportunities.stageAt, value: opportunities.revenue })
    .from(opportunities)
    .where(
      and(
        eq(opportunities.accountId, ctx.account.id),
        eq(opportunities.status, "closed_won"),
        isNull(opportunities.archivedAt),
        gte(opportunities.stageAt, since),
      ),
    )
    .orderBy(desc(opportunities.stageAt))
    .limit(MAX_EXACT_METRIC);
