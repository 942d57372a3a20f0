import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { statement } from "~/core/statement";
import { readSetting } from "~/domains/settings/settings.server";
import { mailboxDay, sentToday } from "./mailbox-days.server";

type AllowanceKind = "oneToOne" | "tests";

const COLUMNS = { oneToOne: sql`one_to_one_claimed`, tests: sql`tests_claimed` };

/** Returns the operator's setting: emails per mailbox and day. */
export async function dailyAllowance(ctx: Context, kind: AllowanceKind): Promise<number> {
  const { dailyLimit, testDailyLimit } = await readSetting(ctx, "oneToOneEmail");
  return kind === "tests" ? testDailyLimit : dailyLimit;
}

/**
 * Uses one email of the daily allowance if one is left and `onlyIf` holds. Batch it before the insert of the email,
 * which checks `changes() > 0`.
 */
export const claimAllowanceStatement = (
  ctx: AccountContext,
  { mailboxId, kind, limit }: { mailboxId: number; kind: AllowanceKind; limit: number },
  onlyIf: SQL = sql`true`,
): D1PreparedStatement =>
  statement(
    ctx,
    sql`insert into mailbox_daily_stats (mailbox_id, day, ${COLUMNS[kind]})
      select ${mailboxId}, ${mailboxDay(ctx, ctx.now())}, 1 where ${onlyIf}
      on conflict do update set ${COLUMNS[kind]} = ${COLUMNS[kind]} + 1 where ${COLUMNS[kind]} < ${limit}`,
  );

export async function isAllowanceUsed(
  ctx: AccountContext,
  { mailboxId, kind, limit }: { mailboxId: number; kind: AllowanceKind; limit: number },
): Promise<boolean> {
  const { oneToOneClaimed, testsClaimed } = await sentToday(ctx, mailboxId);
  return (kind === "tests" ? testsClaimed : oneToOneClaimed) >= limit;
}
