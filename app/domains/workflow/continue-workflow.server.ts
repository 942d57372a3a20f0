import { sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { readOnlySince } from "~/domains/billing/read-only";
import { isAccountActive } from "~/domains/identity/account-state";
import { findAutomation } from "./automation.server";
import { routeLeads } from "./route-leads.server";
import { routeReplies } from "./route-replies.server";
import { automations } from "./tables";

/** Seconds between two runs of an account. */
export const RUN_EVERY = 300;
const ACCOUNTS = 100;

/**
 * Runs an account's workflow job. Safe to repeat, also concurrently. @throws DomainError limit_reached: the rest
 * continues the next day
 */
export async function continueWorkflow(job: AccountContext): Promise<void> {
  // Freezes the clock: rows written in this run are identified by its timestamp.
  const at = job.now();
  const ctx = { ...job, now: () => at };
  const automation = await findAutomation(ctx);
  if (!automation?.runningSince || readOnlySince(ctx)) return;
  const { meta } = await statement(
    ctx,
    sql`update ${automations} set last_run_at = ${toUnixSeconds(at)} where account_id = ${ctx.account.id}
      and running_since is not null and ${isAccountActive(ctx.account.id)}`,
  ).run();
  if (meta.changes === 0) return;
  const hasReplies = await routeReplies(ctx, automation);
  const hasLeads = await routeLeads(ctx, automation);
  if (hasReplies || hasLeads) await ctx.queue.send({ kind: "run-workflow", accountId: ctx.account.id });
}

/** Every minute, queues jobs for due accounts; the next run replaces a lost job. */
export async function queueWorkflows(ctx: Context): Promise<number> {
  const now = toUnixSeconds(ctx.now());
  const { results } = await statement(
    ctx,
    sql`update ${automations} set next_run_at = ${now + RUN_EVERY} where account_id in (
        select account_id from ${automations} where running_since is not null and next_run_at <= ${now}
          and ${isAccountActive(sql`account_id`)}
        order by next_run_at limit ${ACCOUNTS}) returning account_id as id`,
  ).all<{ id: number }>();
  for (const { id } of results) await ctx.queue.send({ kind: "run-workflow", accountId: id });
  return results.length;
}
