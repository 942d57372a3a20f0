import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { dayOf } from "~/core/seconds";
import { countTakings } from "./count-use.server";
import { keptOutHolder, keptOutTaking } from "./open-mail-takings";
import { quotaUse } from "./tables";

export const countKeptOut = (ctx: Pick<Context, "db" | "now">, accountId: number | null) =>
  countTakings(ctx, [keptOutTaking(accountId, ctx.now())]).run();

const yesterdayOf = (ctx: Pick<Context, "now">) => dayOf(new Date(ctx.now().getTime() - 86_400_000));

/** Yesterday and today, UTC. */
export async function keptOutLately(ctx: AccountContext): Promise<number> {
  const yesterday = yesterdayOf(ctx);
  const isIt = and(eq(quotaUse.holder, keptOutHolder(ctx.account.id)), gte(quotaUse.period, yesterday));
  const [row] = await ctx.db
    .select({ count: sql<number>`ifnull(sum(${quotaUse.used}), 0)` })
    .from(quotaUse)
    .where(isIt);
  return row?.count ?? 0;
}

export interface KeptOut {
  mails: number;
  accounts: number;
  unmatched: number;
}

/** Of all accounts, yesterday and today, UTC. */
export async function keptOutOfAll(ctx: Pick<Context, "db" | "now">): Promise<KeptOut> {
  const { holder, used, period } = quotaUse;
  const isUnmatched = sql`${holder} = ${keptOutHolder(null)}`;
  const [row] = await ctx.db
    .select({
      mails: sql<number>`ifnull(sum(iif(${isUnmatched}, 0, ${used})), 0)`,
      accounts: sql<number>`count(distinct iif(${isUnmatched}, null, ${holder}))`,
      unmatched: sql<number>`ifnull(sum(iif(${isUnmatched}, ${used}, 0)), 0)`,
    })
    .from(quotaUse)
    .where(and(gte(holder, "kept-out:"), lt(holder, "kept-out;"), gte(period, yesterdayOf(ctx))));
  return row ?? { mails: 0, accounts: 0, unmatched: 0 };
}
