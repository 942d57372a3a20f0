import { and, desc, eq, gte } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { leads } from "../tables";

/** When the newest leads were found, newest first; reads one row of the index each, at most `most`. */
export const leadsSince = async (ctx: AccountContext, since: Date, most: number): Promise<Date[]> => {
  const rows = await ctx.db
    .select({ at: leads.createdAt })
    .from(leads)
    .where(and(eq(leads.accountId, ctx.account.id), gte(leads.createdAt, since)))
    .orderBy(desc(leads.createdAt))
    .limit(most);
  return rows.map(({ at }) => at);
};
