import { and, desc, eq, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { isLive } from "../opportunities.server";
import { opportunities } from "../tables";
import { matches, matchOf } from "./opportunity-search";

/** The newest whose words fit, without a total; `words` are letters and digits. */
export async function searchOpportunities(ctx: AccountContext, words: readonly string[], limit: number) {
  const match = matchOf(ctx.account.id, { search: words.join(" ") });
  if (match === null) return [];
  return ctx.db
    .select()
    .from(opportunities)
    .where(
      and(
        eq(opportunities.accountId, ctx.account.id),
        isLive,
        sql`${opportunities.id} in (${matches(match, limit)})`,
      ),
    )
    .orderBy(desc(opportunities.id));
}
