import { sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { requireMarketing } from "../access/access.server";
import { todayOf } from "../days";
import { getCampaign, hasStatus } from "./campaigns.server";
import { statusOf } from "./policy";
import { type MarketingCampaign, marketingCampaigns } from "./tables";

/**
 * Pauses a campaign. Its links still redirect, and clicks are counted. Safe to repeat. @throws DomainError not_found;
 * conflict if it is not active
 */
export async function pauseCampaign(ctx: BusinessContext, campaignId: number): Promise<MarketingCampaign> {
  const today = todayOf(ctx);
  const known = await getCampaign(ctx, campaignId);
  await requireMarketing(ctx);
  const status = statusOf(known, today);
  if (status === "paused") return known;
  const pause = sql`update ${marketingCampaigns} set paused_at = ${toUnixSeconds(ctx.now())} where id = ${campaignId}
    and account_id = ${ctx.account.id} and ${hasStatus("active", today)}`;
  const { meta } = await statement(ctx, pause).run();
  const now = await getCampaign(ctx, campaignId);
  if (meta.changes === 0 && statusOf(now, today) !== "paused")
    throw new DomainError("conflict", `This campaign is ${status}. Only active campaigns can be paused.`);
  return now;
}

/** Resumes a campaign. Safe to repeat. @throws DomainError not_found; conflict once it has ended */
export async function resumeCampaign(ctx: BusinessContext, campaignId: number): Promise<MarketingCampaign> {
  const today = todayOf(ctx);
  const known = await getCampaign(ctx, campaignId);
  await requireMarketing(ctx);
  if (statusOf(known, today) === "completed")
    throw new DomainError("conflict", "This campaign has ended. Set a later end date to resume it.");
  const resume = sql`update ${marketingCampaigns} set paused_at = null where id = ${campaignId}
    and account_id = ${ctx.account.id} and paused_at is not null`;
  await statement(ctx, resume).run();
  return getCampaign(ctx, campaignId);
}
