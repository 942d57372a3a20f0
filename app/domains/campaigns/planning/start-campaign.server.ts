import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { newestContactId } from "~/domains/directory/contacts/contact-sets";
import { isAccountActive } from "~/domains/identity/account-state";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { hasLeads } from "~/domains/lead-search/leads/campaign-leads";
import { isReadyMailbox, readyMailboxes } from "~/domains/mailboxes/ready-mailboxes.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { isLiveTemplate, translationsToCopy, wordsToCopy } from "~/domains/templates/join-templates.server";
import { audienceTotal } from "../audience/count-audience.server";
import { type Campaign, sourceOf } from "../campaign";
import { TAKEN_DOWN } from "../campaign-policy";
import { statusesWhere } from "../campaign-status-filter";
import { getCampaign, listSteps } from "../campaigns.server";
import { campaignSteps, campaigns, campaignTranslations } from "../tables";
import { requireStartable } from "./check-campaign.server";
import { findAudienceProblem } from "./pause-broken-campaign.server";
import { reconcileCampaign } from "./reconcile-campaign.server";

const STARTED: Partial<Record<Campaign["status"], string>> = {
  active: "This campaign is already running.",
  completed: "This campaign is complete. Duplicate the campaign to send it again.",
  cancelled: "This campaign was cancelled. Duplicate the campaign to send it.",
};

/** The row is the source of truth: if the queue message is lost, a scheduled job sends it again. */
async function enqueue(ctx: AccountContext, campaign: Campaign): Promise<Campaign> {
  const { id: campaignId, mailboxId, plannedUpTo, reconcilePendingAt } = campaign;
  const job =
    plannedUpTo === null && reconcilePendingAt === null && mailboxId !== null
      ? ({ kind: "send-mailbox", mailboxId } as const)
      : ({ kind: "plan-campaign", campaignId } as const);
  await ctx.queue.send(job).catch(() => ctx.log.error("campaign not queued", { campaignId }));
  return campaign;
}

async function countMembers(ctx: AccountContext, campaign: Campaign): Promise<number> {
  const source = sourceOf(campaign);
  if (campaign.audienceRules && source) return audienceTotal(ctx, source, campaign.audienceRules);
  return (await getLeadSearch(ctx, campaign.leadSearchId ?? 0)).resultsCount;
}

/** Checks all conditions in one batch: the campaign starts once and completely, even under concurrency. */
async function startAnew(ctx: AccountContext, campaign: Campaign): Promise<Campaign> {
  await requireStartable(ctx, campaign);
  const { leadSearchId, audienceId } = campaign;
  const mailboxId = campaign.mailboxId ?? (await readyMailboxes(ctx))[0]?.id ?? 0;
  const steps = await listSteps(ctx, campaign.id);
  // An upper bound: replies and opt-outs reduce it.
  const rows = (await countMembers(ctx, campaign)) * steps.length;
  const now = toUnixSeconds(ctx.now());
  const hasTemplate = isLiveTemplate(ctx.account.id, sql`s.template_id`);
  const step = sql`select 1 from ${campaignSteps} s where s.campaign_id = ${campaign.id}`;
  const isStartable = sql`c.id = ${campaign.id} and c.account_id = ${ctx.account.id} and c.archived_at is null
    and c.taken_down_at is null and c.status in ${statusesWhere(({ canEdit }) => canEdit)} and c.lead_search_id is ${leadSearchId}
    and c.audience_id is ${audienceId} and exists (${step})
    and (select count(*) from ${campaignSteps} s where s.campaign_id = ${campaign.id}) = ${steps.length} and not exists (${step} and not ${hasTemplate})
    and ${isReadyMailbox(ctx.account.id, mailboxId)} and (c.audience_id is not null or ${hasLeads(ctx.account.id, sql`c.lead_search_id`)})`;
  const write = [
    statement(
      ctx,
      sql`update ${campaignSteps} set (subject, content, cc_emails, file_id, language) =
          ${wordsToCopy(sql`template_id`)}
        where campaign_id = ${campaign.id} and exists (select 1 from ${campaigns} c where ${isStartable})`,
    ),
    statement(
      ctx,
      sql`insert or replace into ${campaignTranslations}
          (campaign_id, position, language, subject, content, cc_emails, file_id)
        select s.campaign_id, s.position, t.language, t.subject, t.content, t.cc_emails, t.file_id
        from ${campaignSteps} s join ${translationsToCopy(ctx.account.id)} t on t.variant_of = s.template_id
        where s.campaign_id = ${campaign.id} and exists (select 1 from ${campaigns} c where ${isStartable})`,
    ),
    statement(
      ctx,
      sql`update ${campaigns} as c set status = 'active', started_at = ${now}, updated_at = ${now},
          mailbox_id = ${mailboxId}, planned_up_to = 0, start_failure = null,
          audience_rules = json_set(audience_rules, '$.lastContactId', ${newestContactId})
        where ${isStartable}`,
    ),
  ];
  const results = await withQuota(
    ctx,
    { jobs: 1, rows },
    (count) => ctx.d1.batch([statement(ctx, count), ...write]),
    { onlyIf: sql`exists (select 1 from ${campaigns} c where ${isStartable})`, byJob: true },
  );
  if (results.at(-1)?.meta.changes === 1) return enqueue(ctx, await getCampaign(ctx, campaign.id));
  const { status } = await getCampaign(ctx, campaign.id);
  throw new DomainError(
    "conflict",
    STARTED[status] ?? "This campaign was updated elsewhere. Reload and try again.",
  );
}

async function resume(ctx: AccountContext, campaign: Campaign): Promise<Campaign> {
  const { id } = campaign;
  const problem = await findAudienceProblem(ctx, campaign);
  if (problem !== null) throw new DomainError("invalid", problem);
  const now = toUnixSeconds(ctx.now());
  const result = await statement(
    ctx,
    sql`update ${campaigns} set status = 'active', paused_at = null, start_failure = null, updated_at = ${now},
        reconcile_pending_at = ifnull(reconcile_pending_at, ${now})
      where id = ${id} and account_id = ${ctx.account.id} and status = 'paused' and archived_at is null
        and taken_down_at is null
        and ${isAccountActive(ctx.account.id)}`,
  ).run();
  if (result.meta.changes !== 1)
    throw new DomainError("conflict", "This campaign was updated elsewhere. Reload and try again.");
  await reconcileCampaign(ctx, id);
  return enqueue(ctx, await getCampaign(ctx, id));
}

/**
 * Starts a campaign, or resumes a paused one.
 * @throws DomainError not_found; conflict if it is running or has ended; invalid, listing every obstacle; limit_reached
 * if it has more messages than today's quota
 */
export async function startCampaign(ctx: AccountContext, campaignId: number): Promise<Campaign> {
  const campaign = await getCampaign(ctx, campaignId);
  const blockingReason = campaign.takenDownAt ? TAKEN_DOWN : STARTED[campaign.status];
  if (blockingReason) throw new DomainError("conflict", blockingReason);
  return campaign.status === "paused" ? resume(ctx, campaign) : startAnew(ctx, campaign);
}
