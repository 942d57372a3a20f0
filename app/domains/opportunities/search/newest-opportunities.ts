import { and, desc, eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { isLive } from "../opportunities.server";
import { opportunities } from "../tables";

export const newestOpportunitiesQuery = (ctx: AccountContext, limit: number) =>
  ctx.db
    .select()
    .from(opportunities)
    .where(and(eq(opportunities.accountId, ctx.account.id), isLive))
    .orderBy(desc(opportunities.id))
    .limit(limit);
