import { sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED } from "~/core/statement";
import { findAccount } from "~/domains/identity/find-account.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { limitWords, mailsTo } from "./invoices/mails.server";
import { DEMO_PERIOD } from "./periods";
import { isMoved, runBatch } from "./subscription/save-subscription.server";
import { leadLedger, usageAlerts } from "./tables";
import { getLeadUsage } from "./usage.server";

const PERCENTS = [100, 80];
const BATCH_SIZE = 200;
const LOOK_BACK_SECONDS = 3_600;

async function warnOne(ctx: AccountContext, period: string): Promise<boolean> {
  const usage = await getLeadUsage(ctx);
  const reached = PERCENTS.find((percent) => usage.limit > 0 && usage.used * 100 >= usage.limit * percent);
  if (reached === undefined || usage.period !== period || ctx.account.isDemo) return false;
  const words = limitWords(reached, { ...usage, isStopped: usage.left !== null });
  try {
    await runBatch(ctx, [
      sql`insert into ${usageAlerts} (account_id, period, percent, at)
        values (${ctx.account.id}, ${period}, ${reached}, ${toUnixSeconds(ctx.now())}) on conflict do nothing`,
      sql.raw(IF_UNCHANGED),
      ...(await mailsTo(ctx, `leads:${ctx.account.id}:${period}:${reached}`, words)),
    ]);
    return true;
  } catch (error) {
    if (isMoved(error)) return false;
    throw error;
  }
}

/** Sends a warning at 80 and at 100 percent of the lead limit, each once per period. Safe to call at any time. */
export async function warnOfLimits(ctx: Context): Promise<number> {
  const since = toUnixSeconds(ctx.now()) - LOOK_BACK_SECONDS;
  const used = await ctx.db.all<{ accountId: number; period: string }>(sql`
    select distinct account_id as accountId, period from ${leadLedger}
    where created_at >= ${since} and period <> ${DEMO_PERIOD} limit ${BATCH_SIZE}`);
  let warned = 0;
  for (const { accountId, period } of used) {
    const account = await findAccount(ctx.db, accountId);
    if (account && (await warnOne({ ...ctx, account }, period))) warned += 1;
  }
  if (warned > 0) await queueMails(ctx);
  return warned;
}
