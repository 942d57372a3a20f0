import { and, desc, eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { periodOf } from "./periods";
import { PLANS } from "./plans/plans";
import type { LeadUsage } from "./policy";
import { leadLedger } from "./tables";

export async function getLeadUsage(ctx: AccountContext): Promise<LeadUsage> {
  const terms = PLANS[ctx.account.plan];
  const period = periodOf(ctx.account, ctx.now());
  const [newest] = await ctx.db
    .select({ balance: leadLedger.balance })
    .from(leadLedger)
    .where(and(eq(leadLedger.accountId, ctx.account.id), eq(leadLedger.period, period)))
    .orderBy(desc(leadLedger.id))
    .limit(1);
  const used = newest?.balance ?? 0;
  const left = terms.stopsAtLimit ? Math.max(0, terms.leads - used) : null;
  return { used, limit: terms.leads, left, period };
}
