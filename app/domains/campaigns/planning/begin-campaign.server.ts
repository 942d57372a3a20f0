import { sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { requireNotImpersonating } from "~/domains/identity/policy";
import type { Campaign } from "../campaign";
import type { CampaignInput } from "../campaign-schemas";
import { getCampaign } from "../campaigns.server";
import { createCampaign } from "../create-campaign.server";
import { campaigns } from "../tables";
import { startDue } from "./start-scheduled-campaigns.server";

/**
 * Creates a campaign and, if requested, schedules it for now and starts it.
 * @throws DomainError as `createCampaign`; forbidden to start while impersonated
 */
export async function beginCampaign(ctx: BusinessContext, input: CampaignInput): Promise<Campaign> {
  if (input.startsNow) requireNotImpersonating(ctx);
  const campaign = await createCampaign(ctx, input);
  if (!input.startsNow || campaign.status !== "draft") return campaign;
  const { id, name } = campaign;
  const account_id = ctx.account.id;
  await statement(
    ctx,
    sql`update ${campaigns} set status = 'scheduled', scheduled_at = ${toUnixSeconds(ctx.now())}
      where id = ${id} and account_id = ${account_id} and status = 'draft'`,
  ).run();
  // If this fails, the scheduled job starts the campaign within a minute; a second submission would create a second campaign.
  await startDue(ctx, { id, name, account_id, created_by: ctx.actor.userId }).catch(() =>
    ctx.log.error("campaign left to the clock", { campaignId: id }),
  );
  return getCampaign(ctx, id);
}
