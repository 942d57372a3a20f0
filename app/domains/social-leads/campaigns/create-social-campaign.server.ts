import { sql } from "drizzle-orm";
import { type BusinessContext, isDemoWork } from "~/core/context";
import { DomainError } from "~/core/errors";
import { formatNumber } from "~/core/format";
import { reasonOf } from "~/core/log";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { allowFreeLeads } from "~/domains/billing/allow-leads.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { countLeads, matchingLeads, socialLeadsByIds } from "../list-leads.server";
import type { SocialLead } from "../tables";
import { makeSocialCampaign } from "./make-social-campaign.server";
import { LEADS_BATCH_SIZE, MAX_LEADS } from "./policy";
import { NOBODY, partOf } from "./reach-leads.server";
import type { Choice, SocialCampaignInput } from "./schemas";
import { getSocialCampaign, type ShownCampaign } from "./social-campaigns.server";
import { socialCampaignLeads, socialCampaigns } from "./tables";

const refused = (message: string) => new DomainError("invalid", message, { field: "leadIds" });

/** @throws DomainError not_found for a lead; invalid if there are none, or more than a campaign allows */
async function chosenLeads(
  ctx: BusinessContext,
  { leadIds, matching = null }: Choice,
): Promise<SocialLead[]> {
  if (matching === null) {
    const leads = await socialLeadsByIds(ctx, leadIds);
    if (leads.length < leadIds.length)
      throw new DomainError("not_found", "A selected lead wasn’t found. Reload and try again.", {
        field: "leadIds",
      });
    return leads;
  }
  const leads = await matchingLeads(ctx, matching, MAX_LEADS + 1);
  if (leads.length === 0) throw refused("No leads match this filter. Choose another filter.");
  if (leads.length <= MAX_LEADS) return leads;
  const all = formatNumber(await countLeads(ctx, matching));
  throw refused(
    `${all} leads match this filter. A campaign can have at most ${MAX_LEADS}. Narrow the filter by platform or type, or select leads.`,
  );
}

/**
 * Emails become an outreach draft with all its checks; LinkedIn messages become tasks, because the product can't send
 * them. Above 50 leads a job prepares them. @throws DomainError not_found for a lead; invalid if no lead can be
 * contacted this way; limit_reached
 */
export async function createSocialCampaign(
  ctx: BusinessContext,
  input: SocialCampaignInput,
): Promise<ShownCampaign> {
  const { name, type } = input;
  const leads = await chosenLeads(ctx, input);
  const parts = leads.map((lead) => partOf(ctx, lead, type));
  if (parts.every((part) => part === "none")) throw refused(NOBODY[type]);
  if (parts.includes("email")) allowFreeLeads(ctx);
  const rows = leads.map(({ id }, index) => ({
    leadId: id,
    part: parts[index] === "none" ? "none" : "pending",
  }));
  const isDemo = ctx.account.isDemo || isDemoWork(ctx) ? 1 : 0;
  const insert = sql`insert into ${socialCampaigns} (account_id, created_by, name, type, lead_count, preparation_status, created_at, is_demo)
    values (${ctx.account.id}, ${ctx.actor.userId}, ${name}, ${type}, ${leads.length}, 'running', ${toUnixSeconds(ctx.now())},
      ${isDemo}) returning id`;
  const write = sql`insert into ${socialCampaignLeads} (campaign_id, account_id, lead_id, part, is_demo)
    select (select last_insert_rowid()), ${ctx.account.id}, value ->> 'leadId', value ->> 'part', ${isDemo}
    from json_each(${JSON.stringify(rows)})`;
  const isBig = leads.length > LEADS_BATCH_SIZE;
  const [written] = await withQuota(ctx, { rows: 1 + rows.length, ...(isBig ? { jobs: 1 } : {}) }, (count) =>
    ctx.d1.batch<{ id: number }>([statement(ctx, insert), statement(ctx, write), statement(ctx, count)]),
  );
  const id = written?.results[0]?.id ?? 0;
  if (isBig) await queuePreparation(ctx, id);
  else await makeSocialCampaign(ctx, id, { removesFailed: true });
  return getSocialCampaign(ctx, id);
}

async function queuePreparation(ctx: BusinessContext, socialCampaignId: number): Promise<void> {
  try {
    await ctx.queue.send({ kind: "make-social-campaign", accountId: ctx.account.id, socialCampaignId });
  } catch (error) {
    ctx.log.error("campaign of social leads not queued", reasonOf(error));
  }
}
