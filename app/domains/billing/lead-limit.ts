import { type SQL, sql } from "drizzle-orm";
import type { Account } from "~/core/context";
import { PLANS, UNPAID_LEADS } from "./plans/plans";
import { invoices } from "./tables";

type Limited = Pick<Account, "id" | "plan" | "formerPlan" | "readOnlySince">;

/** A limit above any real number, for plans whose runs are not limited. */
const NO_LIMIT = 1_000_000_000;

export const isStopped = ({ plan, formerPlan, readOnlySince }: Limited) =>
  PLANS[plan].stopsAtLimit || Boolean(formerPlan) || Boolean(readOnlySince);

/** The plan's leads per period, without extra leads. While the plan is unpaid: at most the previous plan's leads plus 25. */
export function planLimit({ plan, formerPlan, readOnlySince }: Omit<Limited, "id">): number {
  if (readOnlySince) return 0;
  const own = PLANS[plan].stopsAtLimit ? PLANS[plan].leads : NO_LIMIT;
  return formerPlan ? Math.min(own, PLANS[formerPlan].leads + UNPAID_LEADS) : own;
}

/** The maximum of unpaid extra leads that count: 25. None if the plan is unpaid or an extra-lead invoice ever became void. */
export function unpaidExtraLeads({ id, formerPlan }: Pick<Limited, "id" | "formerPlan">): SQL {
  const wasLeftUnpaid = sql`exists (select 1 from ${invoices} where account_id = ${id} and kind = 'extra' and state = 'void')`;
  return formerPlan ? sql`0` : sql`case when ${wasLeftUnpaid} then 0 else ${UNPAID_LEADS} end`;
}

/** Extra leads of a period: all paid ones, and unpaid ones up to `unpaidExtraLeads`. */
export function extraLeads(account: Limited, period: string): SQL {
  if (account.readOnlySince) return sql`0`;
  return sql`(select coalesce(sum(case state when 'paid' then leads end), 0)
      + min(${unpaidExtraLeads(account)}, coalesce(sum(case state when 'open' then leads end), 0))
    from ${invoices} where account_id = ${account.id} and kind = 'extra' and lead_period = ${period})`;
}
