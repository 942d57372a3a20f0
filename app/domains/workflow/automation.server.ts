import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { AccountContext, BusinessContext } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { acceptedAssignment } from "~/domains/agents/assignments/assignments.server";
import { newestStage } from "~/domains/analytics/stage-rows.server";
import { newestCampaignsQuery } from "~/domains/campaigns/newest-campaigns.server";
import { keepOpen, letComplete } from "~/domains/campaigns/planning/add-leads.server";
import { automations } from "./tables";

export type Automation = typeof automations.$inferSelect;

const NO_CAMPAIGN = "Choose an active or paused campaign.";
const NO_AGENT = "Choose an agent who accepted your invitation.";
const NOTHING = "Choose a campaign, an agent or both.";
const CONFIDENCE = "Enter a whole number from 0 to 100.";
const MAX_CAMPAIGNS = 50;

export const AutomationInput = z.object({
  minConfidence: z.number(CONFIDENCE).int(CONFIDENCE).min(0, CONFIDENCE).max(100, CONFIDENCE),
  campaignId: z.number(NO_CAMPAIGN).int(NO_CAMPAIGN).positive(NO_CAMPAIGN).nullish(),
  agentId: z.number(NO_AGENT).int(NO_AGENT).positive(NO_AGENT).nullish(),
});
export type AutomationInput = z.infer<typeof AutomationInput>;

export const automationQuery = (ctx: AccountContext) =>
  ctx.db.select().from(automations).where(eq(automations.accountId, ctx.account.id)).limit(1);

export const findAutomation = async (ctx: AccountContext): Promise<Automation | null> =>
  (await automationQuery(ctx))[0] ?? null;

/** Lists campaigns that accept leads: active or paused. Demo campaigns appear only in the demo account. */
export async function listOpenCampaigns(ctx: AccountContext) {
  const rows = await newestCampaignsQuery(ctx, MAX_CAMPAIGNS);
  return rows.filter(
    ({ status, isDemo }) => (status === "active" || status === "paused") && isDemo === ctx.account.isDemo,
  );
}

const isRunning = (accountId: number) =>
  sql`exists (select 1 from ${automations} where account_id = ${accountId} and running_since is not null)`;

/**
 * Saves the settings. A new campaign or agent only gets leads and replies from now on, never earlier ones.
 * @throws DomainError invalid
 */
export async function saveAutomation(ctx: BusinessContext, input: AutomationInput): Promise<Automation> {
  const { minConfidence, campaignId = null, agentId = null } = input;
  if (campaignId === null && agentId === null)
    throw new DomainError("invalid", NOTHING, { field: "campaignId" });
  if (campaignId !== null && !(await listOpenCampaigns(ctx)).some(({ id }) => id === campaignId))
    throw new DomainError("invalid", NO_CAMPAIGN, { field: "campaignId" });
  if (agentId !== null && !(await acceptedAssignment(ctx, agentId, ctx.account.id)))
    throw new DomainError("invalid", NO_AGENT, { field: "agentId" });
  const [id, now, userId] = [ctx.account.id, toUnixSeconds(ctx.now()), ctx.actor.userId];
  await ctx.d1.batch([
    statement(
      ctx,
      sql`insert into ${automations} (account_id, min_confidence, campaign_id, agent_id, leads_up_to, replies_up_to, saved_by, saved_at)
        values (${id}, ${minConfidence}, ${campaignId}, ${agentId}, ${newestStage}, ${newestStage}, ${userId}, ${now})
        on conflict (account_id) do update set min_confidence = excluded.min_confidence, campaign_id = excluded.campaign_id,
          agent_id = excluded.agent_id, saved_by = excluded.saved_by, saved_at = excluded.saved_at,
          leads_up_to = case when campaign_id is excluded.campaign_id then leads_up_to else excluded.leads_up_to end,
          replies_up_to = case when agent_id is excluded.agent_id then replies_up_to else excluded.replies_up_to end`,
    ),
    keepOpen(ctx, campaignId, isRunning(id)),
  ]);
  return (await findAutomation(ctx)) as Automation;
}

/** Starts the workflow; safe to repeat. @throws DomainError conflict without settings */
export async function runWorkflow(ctx: BusinessContext): Promise<Automation> {
  const now = toUnixSeconds(ctx.now());
  await statement(
    ctx,
    sql`update ${automations} set running_since = ${now}, next_run_at = ${now}
      where account_id = ${ctx.account.id} and running_since is null`,
  ).run();
  const automation = await findAutomation(ctx);
  if (!automation)
    throw new DomainError("conflict", "Choose a campaign for leads or an agent for replies first.");
  await keepOpen(ctx, automation.campaignId).run();
  await ctx.queue.send({ kind: "run-workflow", accountId: ctx.account.id }).catch(() => {});
  return automation;
}

/** Pauses the workflow: later events wait for the next run. @throws DomainError conflict without settings */
export async function pauseWorkflow(ctx: BusinessContext): Promise<Automation> {
  await ctx.d1.batch([
    statement(
      ctx,
      sql`update ${automations} set running_since = null, next_run_at = null where account_id = ${ctx.account.id}`,
    ),
    letComplete(ctx),
  ]);
  const automation = await findAutomation(ctx);
  if (!automation) throw new DomainError("conflict", "The workflow hasn’t been set up yet. Set it up first.");
  return automation;
}

export const eraseOwnWorkflow = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, ["automations"]);
