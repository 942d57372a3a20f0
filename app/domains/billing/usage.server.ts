import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { extraLeads, isStopped, planLimit } from "./lead-limit";
import { periodOf } from "./periods";
import { PLANS } from "./plans/plans";
import type { LeadUsage } from "./policy";
import { leadLedger } from "./tables";

interface UsedRow {
  used: number;
  extra: number;
}

export function leadUsageQuery({ account, now }: AccountContext): SQL {
  const period = periodOf(account, now());
  return sql`select
    coalesce((select balance from ${leadLedger} where account_id = ${account.id} and period = ${period}
      order by id desc limit 1), 0) as used,
    ${extraLeads(account, period)} as extra`;
}

export function usageOf({ account, now }: AccountContext, row: UsedRow | undefined): LeadUsage {
  const period = periodOf(account, now());
  const { used = 0, extra = 0 } = row ?? {};
  if (!isStopped(account)) return { used, limit: PLANS[account.plan].leads, left: null, period };
  const limit = planLimit(account) + extra;
  return { used, limit, left: Math.max(0, limit - used), period };
}

export async function getLeadUsage(ctx: AccountContext): Promise<LeadUsage> {
  const [row] = await ctx.db.all<UsedRow>(leadUsageQuery(ctx));
  return usageOf(ctx, row);
}
