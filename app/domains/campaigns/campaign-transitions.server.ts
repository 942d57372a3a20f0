import { sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { stopCampaignMessages } from "~/domains/messages/sequences/stop-messages";
import { decrementAudience } from "./audience-counters";
import type { Campaign } from "./campaign";
import { statusesWhere } from "./campaign-status-filter";
import { getCampaign } from "./campaigns.server";
import { isCampaignCancelled } from "./is-campaign-active";
import { holdWaiting } from "./planning/reconcile-campaign.server";
import { campaigns } from "./tables";

/** Emails already being sent are still delivered. @throws DomainError conflict if the campaign is not running */
export async function pauseCampaign(ctx: BusinessContext, campaignId: number): Promise<Campaign> {
  await getCampaign(ctx, campaignId);
  const now = toUnixSeconds(ctx.now());
  const result = await statement(
    ctx,
    sql`update ${campaigns} set status = 'paused', paused_at = ${now}, updated_at = ${now}
      where id = ${campaignId} and account_id = ${ctx.account.id} and status = 'active' and archived_at is null`,
  ).run();
  if (result.meta.changes !== 1) throw new DomainError("conflict", "Only running campaigns can be paused.");
  await holdWaiting(ctx, campaignId);
  return getCampaign(ctx, campaignId);
}

/** Cancels permanently. @throws DomainError conflict if the campaign can't be cancelled */
export async function cancelCampaign(ctx: BusinessContext, campaignId: number): Promise<Campaign> {
  await getCampaign(ctx, campaignId);
  const now = toUnixSeconds(ctx.now());
  const waits = sql`m.campaign_id = ${campaignId} and m.account_id = ${ctx.account.id} and m.state = 'waiting'
    and ${isCampaignCancelled(sql`${campaignId}`)}`;
  const [cancelled] = await ctx.d1.batch([
    statement(
      ctx,
      sql`update ${campaigns} set status = 'cancelled', ended_at = ${now}, planned_up_to = null, reconcile_pending_at = null,
          updated_at = ${now}
        where id = ${campaignId} and account_id = ${ctx.account.id} and archived_at is null
          and status in ${statusesWhere(({ canCancel }) => canCancel)}`,
    ),
    statement(ctx, decrementAudience(waits)),
    statement(ctx, stopCampaignMessages(waits, "cancelled")),
  ]);
  if (cancelled?.meta.changes !== 1)
    throw new DomainError("conflict", "Only scheduled, running or paused campaigns can be cancelled.");
  return getCampaign(ctx, campaignId);
}

/** Archives a campaign: an active one becomes paused, a scheduled one a draft. */
export async function removeCampaign(ctx: BusinessContext, campaignId: number): Promise<void> {
  await getCampaign(ctx, campaignId);
  const now = toUnixSeconds(ctx.now());
  await statement(
    ctx,
    sql`update ${campaigns} set archived_at = ${now}, updated_at = ${now},
        paused_at = case status when 'active' then ${now} else paused_at end,
        status = case status when 'active' then 'paused' when 'scheduled' then 'draft' else status end
      where id = ${campaignId} and account_id = ${ctx.account.id} and archived_at is null`,
  ).run();
  await holdWaiting(ctx, campaignId);
}

/** @throws DomainError not_found */
export async function restoreCampaign(ctx: BusinessContext, campaignId: number): Promise<Campaign> {
  await getCampaign(ctx, campaignId, { areRemovedToo: true });
  await statement(
    ctx,
    sql`update ${campaigns} set archived_at = null, updated_at = ${toUnixSeconds(ctx.now())}
      where id = ${campaignId} and account_id = ${ctx.account.id}`,
  ).run();
  return getCampaign(ctx, campaignId);
}
