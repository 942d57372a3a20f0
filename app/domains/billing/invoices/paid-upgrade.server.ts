import { sql } from "drizzle-orm";
import type { AccountContext, Plan } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { isLarger } from "../plans/plans";
import { daysAfter } from "../subscription/subscription";
import { invoices, payments } from "../tables";

const NOTICE_DAYS = 7;

interface PaidRow {
  kind: "upgrade" | "return" | "renewal" | "extra";
  plan: Plan | null;
  was: Plan | null;
}

/** Whether the last invoice paid within a week was for a larger plan or a longer term. */
export async function hasPaidUpgrade(ctx: AccountContext): Promise<boolean> {
  const since = toUnixSeconds(daysAfter(ctx.now(), -NOTICE_DAYS));
  const [last] = await ctx.db.all<PaidRow>(sql`
    select i.kind, i.plan, p.before ->> '$.plan' as was
    from ${invoices} i join ${payments} p on p.invoice_id = i.id and p.cents > 0
    where i.account_id = ${ctx.account.id} and i.state = 'paid' and i.settled_at > ${since}
    order by i.settled_at desc, p.id desc limit 1`);
  if (!last?.plan) return false;
  return last.kind === "upgrade" || (last.was !== null && isLarger(last.plan, last.was));
}
