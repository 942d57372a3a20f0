import { and, desc, eq, gte, isNull } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { threads } from "../tables";

const open = (ctx: AccountContext) => and(eq(threads.accountId, ctx.account.id), isNull(threads.archivedAt));

export async function answersSince(ctx: AccountContext, since: Date, most: number): Promise<Date[]> {
  const rows = await ctx.db
    .select({ at: threads.lastAt })
    .from(threads)
    .where(and(open(ctx), gte(threads.lastAt, since)))
    .orderBy(desc(threads.lastAt))
    .limit(most);
  return rows.map(({ at }) => at);
}

export async function hasAnswer(ctx: AccountContext): Promise<boolean> {
  const rows = await ctx.db.select({ id: threads.id }).from(threads).where(open(ctx)).limit(1);
  return rows.length > 0;
}
