import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { hasWork } from "~/domains/messages/planned-messages";
import { campaigns } from "../tables";

/** Completes finished campaigns; `which` is a condition that selects them. */
export const finishStatement = (ctx: Context, which: SQL) =>
  statement(
    ctx,
    sql`update ${campaigns} set status = 'completed', ended_at = ${toUnixSeconds(ctx.now())}, updated_at = ${toUnixSeconds(ctx.now())}
      where ${which} and status = 'active' and planned_up_to is null and reconcile_pending_at is null
        and accepts_leads_since is null
        and not ${hasWork(sql`${campaigns.id}`)}`,
  );

/** Completes demo campaigns, which no mailbox job does. */
export const completeDemoCampaigns = (ctx: AccountContext) =>
  finishStatement(ctx, sql`${campaigns.accountId} = ${ctx.account.id} and is_demo = 1`).run();
