import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { reasonOf } from "~/core/log";
import { statement } from "~/core/statement";
import { settleDue } from "~/domains/messages/set-aside.server";
import { isCampaignActive } from "../active-campaign";
import { campaigns } from "../tables";

/** Beyond every lead: nothing is left to plan. */
const ALL_PLANNED = 2 ** 52;

const plannedUpTo = sql`planned_up_to`;

/** What `planned_up_to` becomes when a campaign goes on: below zero while what was set aside has to be taken back. */
export const UNSETTLED = sql`iif(${plannedUpTo} < 0, ${plannedUpTo}, -1 - coalesce(${plannedUpTo}, ${ALL_PLANNED}))`;

/** Everything was taken back: planning goes on where it was. */
const markSettled = (ctx: Context, campaignId: number) =>
  statement(
    ctx,
    sql`update ${campaigns} set planned_up_to = nullif(-1 - ${plannedUpTo}, ${ALL_PLANNED})
      where id = ${campaignId} and ${plannedUpTo} < 0 and status = 'active'`,
  );

const settle = (ctx: Context, campaignId: number, parts?: number) =>
  settleDue(ctx, campaignId, isCampaignActive(sql`${campaignId}`), parts);

/** After a campaign was paused or resumed: the first of what waits at once; false when there is more for the queue. */
export async function settleFirst(ctx: Context, campaignId: number): Promise<boolean> {
  if (!(await settle(ctx, campaignId, 1))) return false;
  await markSettled(ctx, campaignId).run();
  return true;
}

/** After a campaign was paused. What the queue does not take is looked past when messages are claimed. */
export async function setAside(ctx: Context, campaignId: number): Promise<void> {
  if (await settleFirst(ctx, campaignId)) return;
  await ctx.queue
    .send({ kind: "plan-campaign", campaignId })
    .catch((error) => ctx.log.error("campaign not queued", { campaignId, ...reasonOf(error) }));
}

/** The rest, in the job that plans. Safe to run at any time. */
export async function settleRest(ctx: Context, campaignId: number): Promise<void> {
  await settle(ctx, campaignId);
  await markSettled(ctx, campaignId).run();
}
