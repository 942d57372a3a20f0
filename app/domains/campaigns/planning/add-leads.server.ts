import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { isSameAddressAmong, leadsByIds } from "~/domains/lead-search/leads/campaign-leads";
import { isWrittenTo } from "~/domains/messages/planned-messages";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import type { CampaignRow } from "../campaign";
import { listSteps } from "../campaigns.server";
import { campaigns } from "../tables";
import { countPlanned, firstMessages } from "./first-messages.server";

export const keepOpen = (ctx: AccountContext, campaignId: number | null, isWanted: SQL = sql`true`) =>
  statement(
    ctx,
    sql`update ${campaigns} set accepts_leads_since = case when id = ${campaignId} and ${isWanted}
        then coalesce(accepts_leads_since, ${toUnixSeconds(ctx.now())}) end
      where account_id = ${ctx.account.id} and (accepts_leads_since is not null or id = ${campaignId})`,
  );

export const letComplete = (ctx: AccountContext) => keepOpen(ctx, null);

/**
 * Queues the first email of a running campaign for leads of any search, unless they already have it. The messages count
 * like those planned at the start. `isTurn` and `done` belong to the batch; `done` gets a condition that the campaign
 * is running.
 * @throws DomainError limit_reached, and nothing is written
 */
export async function addLeads(
  ctx: AccountContext,
  campaign: CampaignRow,
  leadIds: readonly number[],
  { isTurn, done }: { isTurn: SQL; done: (isRunning: SQL) => SQL },
): Promise<void> {
  const isRunning = sql`id = ${campaign.id} and account_id = ${ctx.account.id} and status = 'active'`;
  const runs = sql`exists (select 1 from ${campaigns} where ${isRunning})`;
  const isHere = sql`${isTurn} and ${runs}`;
  const steps = await listSteps(ctx, campaign.id);
  const leads = sql`${leadsByIds(ctx.account.id, leadIds)} and not ${isWrittenTo(campaign.id, sql`l.id`, sql`l.contact_email`)}`;
  await withQuota(
    ctx,
    { rows: leadIds.length * steps.length },
    (count) =>
      ctx.d1.batch([
        statement(ctx, count),
        firstMessages(ctx, campaign, {
          leads,
          isSameAddress: isSameAddressAmong(leadIds),
          isHere,
          limit: leadIds.length,
        }),
        statement(
          ctx,
          sql`update ${campaigns} set ${countPlanned(campaign.id)}, updated_at = ${toUnixSeconds(ctx.now())} where ${isRunning} and ${isTurn}`,
        ),
        statement(ctx, done(runs)),
      ]),
    { onlyIf: isHere, byJob: true },
  );
  if (campaign.mailboxId) await ctx.queue.send({ kind: "send-mailbox", mailboxId: campaign.mailboxId });
}
