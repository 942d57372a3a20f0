import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { reasonOf } from "~/core/log";
import { statement } from "~/core/statement";
import { applyHold } from "~/domains/messages/apply-hold.server";
import { isCampaignActive } from "../is-campaign-active";
import { campaigns } from "../tables";

const markReconciled = (ctx: Context, campaignId: number) =>
  statement(
    ctx,
    sql`update ${campaigns} set reconcile_pending_at = null
      where id = ${campaignId} and reconcile_pending_at is not null and status = 'active'`,
  );

const reconcile = (ctx: Context, campaignId: number, parts?: number) =>
  applyHold(ctx, campaignId, isCampaignActive(sql`${campaignId}`), parts);

/** Updates held messages immediately after a pause or resumption. Returns false if the queue has to continue. */
export async function reconcileCampaign(ctx: Context, campaignId: number): Promise<boolean> {
  if (!(await reconcile(ctx, campaignId, 1))) return false;
  await markReconciled(ctx, campaignId).run();
  return true;
}

/** Holds or releases queued messages; the queue handles the rest. Claims skip messages that are not handled yet. */
export async function holdWaiting(ctx: Context, campaignId: number): Promise<void> {
  if (await reconcileCampaign(ctx, campaignId)) return;
  await ctx.queue
    .send({ kind: "plan-campaign", campaignId })
    .catch((error) => ctx.log.error("campaign not queued", { campaignId, ...reasonOf(error) }));
}

/** Updates the remaining messages, in the planning job. Safe to run at any time. */
export async function reconcileRemaining(ctx: Context, campaignId: number): Promise<void> {
  await reconcile(ctx, campaignId);
  await markReconciled(ctx, campaignId).run();
}
