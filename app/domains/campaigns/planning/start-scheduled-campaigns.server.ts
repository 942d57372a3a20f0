import { sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { reasonOf } from "~/core/log";
import { dayOf, toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { isAccountActive } from "~/domains/identity/account-state";
import { findAccount } from "~/domains/identity/find-account.server";
import { notifyStatement } from "~/domains/notifications/notify.server";
import { dayEnd } from "~/domains/quotas/policy";
import { paths } from "~/paths";
import { campaigns } from "../tables";
import { finishStatement } from "./finish-campaigns.server";
import { startCampaign } from "./start-campaign.server";

/** Campaigns per scheduled run; the rest follow a minute later. */
const MAX_CAMPAIGNS = 50;
/** Seconds without progress after which planning is queued again. */
const LOST_AFTER = 120;

async function unschedule(ctx: AccountContext, campaignId: number, reason: string) {
  await statement(
    ctx,
    sql`update ${campaigns} set status = 'draft', scheduled_at = null, start_failure = ${reason},
        updated_at = ${toUnixSeconds(ctx.now())}
      where id = ${campaignId} and account_id = ${ctx.account.id} and status = 'scheduled'`,
  ).run();
}

interface Due {
  id: number;
  account_id: number;
  created_by: number;
  name: string;
}

/** Moves the start to the next day if today's limit is reached, and notifies the owner. */
async function postpone(ctx: AccountContext, { id, created_by, name }: Due, reason: string) {
  const next = dayEnd(ctx.now());
  const isDue = sql`id = ${id} and account_id = ${ctx.account.id} and status = 'scheduled'
    and scheduled_at <= ${toUnixSeconds(ctx.now())}`;
  const notice = {
    userId: created_by,
    cause: `campaign-postponed:${id}:${dayOf(ctx.now())}`,
    kind: "campaign",
    title: `“${name}” hasn’t started yet`,
    text: `${reason} We’ll try again tomorrow.`,
    path: paths.campaigns.campaign(id),
  } as const;
  await ctx.d1.batch([
    statement(ctx, notifyStatement(ctx, notice, sql`exists (select 1 from ${campaigns} where ${isDue})`)),
    statement(ctx, sql`update ${campaigns} set scheduled_at = ${toUnixSeconds(next)} where ${isDue}`),
  ]);
}

/** Starts a due campaign. A blocked one becomes a draft with the reason; one above the daily limit starts the next day. */
export async function startDue(ctx: AccountContext, due: Due): Promise<boolean> {
  try {
    await startCampaign(ctx, due.id);
    return true;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "invalid") await unschedule(ctx, due.id, error.message);
    if (error.code === "limit_reached") await postpone(ctx, due, error.message);
    return false;
  }
}

/** Concurrent runs start each campaign once, because the start is one statement. */
export async function startScheduledCampaigns(system: Context): Promise<number> {
  const due = await system.db.all<Due>(sql`
    select id, account_id, created_by, name from ${campaigns} indexed by outreach_campaigns_due
    where status = 'scheduled' and scheduled_at <= ${toUnixSeconds(system.now())} and archived_at is null
      and taken_down_at is null and ${isAccountActive(sql`account_id`)}
    order by scheduled_at limit ${MAX_CAMPAIGNS}`);
  let started = 0;
  for (const campaign of due) {
    const account = await findAccount(system.db, campaign.account_id);
    const start = async () => account && startDue({ ...system, account }, campaign);
    const isStarted = await start().catch((error) =>
      // The campaigns of other accounts still start.
      system.log.error("campaign not started", { campaignId: campaign.id, ...reasonOf(error) }),
    );
    if (isStarted) started += 1;
  }
  return started;
}

/** Requeues campaigns whose planning job was lost, and completes those whose last message was stopped. */
export async function advanceCampaigns(ctx: Context): Promise<void> {
  const lost = await ctx.db.all<{ id: number }>(sql`
    select id from ${campaigns} indexed by outreach_campaigns_active
    where status = 'active' and (planned_up_to is not null or reconcile_pending_at is not null)
      and updated_at < ${toUnixSeconds(ctx.now()) - LOST_AFTER} and ${isAccountActive(sql`account_id`)}
    limit ${MAX_CAMPAIGNS}`);
  for (const { id } of lost) await ctx.queue.send({ kind: "plan-campaign", campaignId: id });
  await finishStatement(ctx, sql`true`).run();
}
