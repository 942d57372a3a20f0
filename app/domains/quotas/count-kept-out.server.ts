import { and, eq, gte, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { dayOf } from "~/core/seconds";
import { countTakings } from "./count-use.server";
import { keptOutHolder, keptOutTaking } from "./open-mail-takings";
import { quotaUse } from "./tables";

export const countKeptOut = (ctx: Pick<Context, "db" | "now">, accountId: number | null) =>
  countTakings(ctx, [keptOutTaking(accountId, ctx.now())]).run();

/** Yesterday and today, UTC. */
export async function keptOutLately(ctx: AccountContext): Promise<number> {
  const yesterday = dayOf(new Date(ctx.now().getTime() - 86_400_000));
  const isIt = and(eq(quotaUse.holder, keptOutHolder(ctx.account.id)), gte(quotaUse.period, yesterday));
  const [row] = await ctx.db
    .select({ count: sql<number>`ifnull(sum(${quotaUse.used}), 0)` })
    .from(quotaUse)
    .where(isIt);
  return row?.count ?? 0;
}
