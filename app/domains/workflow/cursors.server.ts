import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { stagesAfter } from "~/domains/analytics/stage-rows.server";
import { firstLeadsOf } from "~/domains/lead-search/leads/leads-of-companies.server";
import type { Automation } from "./automation.server";
import { automations } from "./tables";

const BATCH_SIZE = 200;

/** Guards against two concurrent jobs for one account: only the job whose cursor still matches may write. */
export const isTurn = ({ accountId, leadsUpTo }: Automation) =>
  sql`exists (select 1 from ${automations} where account_id = ${accountId} and running_since is not null
    and leads_up_to = ${leadsUpTo})`;

type Cursor = "leads_up_to" | "replies_up_to";

interface Move {
  from: number;
  to: number;
  counts?: SQL;
  onlyIf?: SQL;
}

export const moveCursor = (
  { accountId }: Automation,
  cursor: Cursor,
  { from, to, counts = sql``, onlyIf = sql`true` }: Move,
) =>
  sql`update ${automations} set ${sql.raw(cursor)} = ${to}${counts} where account_id = ${accountId}
    and running_since is not null and ${sql.raw(cursor)} = ${from} and ${onlyIf}`;

export async function leadsFrom(ctx: AccountContext, stage: "qualification" | "engagement", after: number) {
  const rows = await stagesAfter(ctx, stage, after, BATCH_SIZE);
  const leads = await firstLeadsOf(
    ctx,
    rows.map(({ sameCompanyId }) => sameCompanyId),
  );
  const last = rows.at(-1)?.id ?? after;
  // Demo leads are never emailed, except in the demo account, whose mailbox sends nothing.
  return {
    leads: leads.filter(({ isDemo }) => !isDemo || ctx.account.isDemo),
    last,
    isFull: rows.length === BATCH_SIZE,
  };
}
