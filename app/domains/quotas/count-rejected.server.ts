import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { dayOf } from "~/core/seconds";
import { quotaUpsertStatement } from "./charge-quota.server";
import { rejectedMailCharge, rejectedMailHolder } from "./inbound-mail-quota";
import { quotaUsage } from "./tables";

export const countRejected = (ctx: Pick<Context, "db" | "now">, accountId: number | null) =>
  quotaUpsertStatement(ctx, [rejectedMailCharge(accountId, ctx.now())]).run();

const yesterdayOf = (ctx: Pick<Context, "now">) => dayOf(new Date(ctx.now().getTime() - 86_400_000));

/** The account's rejected emails, yesterday and today (UTC). */
export async function countRecentlyRejected(ctx: AccountContext): Promise<number> {
  const yesterday = yesterdayOf(ctx);
  const isRecent = and(
    eq(quotaUsage.holder, rejectedMailHolder(ctx.account.id)),
    gte(quotaUsage.period, yesterday),
  );
  const [row] = await ctx.db
    .select({ count: sql<number>`ifnull(sum(${quotaUsage.used}), 0)` })
    .from(quotaUsage)
    .where(isRecent);
  return row?.count ?? 0;
}

interface RejectedCount {
  mails: number;
  accounts: number;
  unmatched: number;
}

/** The rejected emails of all accounts, yesterday and today (UTC). */
export async function countRejectedOverall(ctx: Pick<Context, "db" | "now">): Promise<RejectedCount> {
  const { holder, used, period } = quotaUsage;
  const isUnmatched = sql`${holder} = ${rejectedMailHolder(null)}`;
  const [row] = await ctx.db
    .select({
      mails: sql<number>`ifnull(sum(iif(${isUnmatched}, 0, ${used})), 0)`,
      accounts: sql<number>`count(distinct iif(${isUnmatched}, null, ${holder}))`,
      unmatched: sql<number>`ifnull(sum(iif(${isUnmatched}, ${used}, 0)), 0)`,
    })
    .from(quotaUsage)
    .where(and(gte(holder, "kept-out:"), lt(holder, "kept-out;"), gte(period, yesterdayOf(ctx))));
  return row ?? { mails: 0, accounts: 0, unmatched: 0 };
}
