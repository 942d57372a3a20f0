import { sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { formatNumber, formatUsd } from "~/core/format";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED } from "~/core/statement";
import { findAccount } from "~/domains/identity/find-account.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { mailsTo } from "./invoices/mails.server";
import { DEMO_PERIOD } from "./periods";
import { EXTRA_LEAD_PRICE } from "./plans/plans";
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
  const used = `You’ve used ${formatNumber(usage.used)} of ${formatNumber(usage.limit)} leads.`;
  const advice =
    usage.left === null
      ? "Your plan has no hard limit, so searches continue."
      : `Buy extra leads for ${formatUsd(EXTRA_LEAD_PRICE)} each or choose a larger plan.`;
  try {
    await runBatch(ctx, [
      sql`insert into ${usageAlerts} (account_id, period, percent, at)
        values (${ctx.account.id}, ${period}, ${reached}, ${toUnixSeconds(ctx.now())}) on conflict do nothing`,
      sql.raw(IF_UNCHANGED),
      ...(await mailsTo(ctx, `leads:${ctx.account.id}:${period}:${reached}`, {
        subject: reached === 100 ? "You’ve used all your leads" : "You’ve used 80% of your leads",
        paragraphs: [used, advice],
      })),
    ]);
    return true;
  } catch (error) {
    if (isMoved(error)) return false;
    throw error;
  }
}

/** At 80 and at 100 percent, each once a period. Safe to call at any time. */
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
