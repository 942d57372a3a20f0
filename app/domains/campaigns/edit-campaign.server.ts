import { and, eq, isNull, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { statement } from "~/core/statement";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { requireTemplates } from "~/domains/templates/join-templates.server";
import { saveChoice } from "./audience/save-choice.server";
import type { Campaign, CampaignStep } from "./campaign";
import type { CampaignChange } from "./campaign-change-schema";
import { CAMPAIGN_STATES, MAX_STEPS } from "./campaign-policy";
import { statusesWhere } from "./campaign-status-filter";
import { getCampaign, listSteps } from "./campaigns.server";
import { requireFuture, requireMailbox, requireSearch } from "./create-campaign.server";
import type { StepInput } from "./steps/step-schemas";
import { campaignSteps, campaigns } from "./tables";

const HAS_STARTED =
  "You can’t change the content or audience of a started campaign. Duplicate the campaign instead.";

const isOpen = (ctx: BusinessContext, campaignId: number) =>
  and(
    eq(campaigns.id, campaignId),
    eq(campaigns.accountId, ctx.account.id),
    isNull(campaigns.archivedAt),
    sql`${campaigns.status} in ${statusesWhere(({ canEdit }) => canEdit)}`,
  );

/** @throws DomainError not_found; conflict once the campaign has started */
export async function getOpen(ctx: BusinessContext, campaignId: number): Promise<Campaign> {
  const campaign = await getCampaign(ctx, campaignId);
  if (!CAMPAIGN_STATES[campaign.status].canEdit) throw new DomainError("conflict", HAS_STARTED);
  return campaign;
}

const daysAsBits = (days: number[]) => days.reduce((bits, day) => bits | (1 << day), 0);

/**
 * Setting a time schedules the campaign; removing it makes it a draft again.
 * @throws DomainError forbidden to schedule while impersonated
 */
export async function editCampaign(
  ctx: BusinessContext,
  campaignId: number,
  change: CampaignChange,
): Promise<Campaign> {
  const campaign = await getOpen(ctx, campaignId);
  const named = change.targetLeadSearchId ?? change.leadSearchId ?? null;
  const scheduledAt = change.scheduledAt === undefined ? campaign.scheduledAt : change.scheduledAt;
  const mailboxId = change.mailboxId === undefined ? campaign.mailboxId : change.mailboxId;
  if (named !== null && named !== campaign.leadSearchId && !change.chosen) await requireSearch(ctx, named);
  if (mailboxId !== null && mailboxId !== campaign.mailboxId) await requireMailbox(ctx, mailboxId);
  if (scheduledAt?.getTime() !== campaign.scheduledAt?.getTime()) requireFuture(ctx, scheduledAt);
  const isScheduledAnew =
    campaign.status !== "scheduled" || scheduledAt?.getTime() !== campaign.scheduledAt?.getTime();
  if (scheduledAt && isScheduledAnew) requireNotImpersonating(ctx);
  const { windowStartHour: start, windowEndHour: end, windowDays: days } = change;
  const window = {
    windowStart: start === undefined ? campaign.windowStart : start * 60,
    windowEnd: end === undefined ? campaign.windowEnd : end * 60,
    windowDays: days === undefined ? campaign.windowDays : daysAsBits(days),
  };
  if (window.windowStart >= window.windowEnd)
    throw new DomainError("invalid", "The end hour must be after the start hour.", {
      field: "windowEndHour",
    });
  const target = change.chosen
    ? await saveChoice(ctx, change.chosen)
    : named === null
      ? {}
      : { leadSearchId: named, audienceId: null, audienceRules: null };
  const [written] = await ctx.db
    .update(campaigns)
    .set({
      ...target,
      name: change.name ?? campaign.name,
      description: change.description === undefined ? campaign.description : change.description || null,
      mailboxId,
      scheduledAt,
      status: scheduledAt ? "scheduled" : "draft",
      startFailure: null,
      ...window,
      countsClicks: change.countsClicks ?? campaign.countsClicks,
      updatedAt: ctx.now(),
    })
    .where(isOpen(ctx, campaignId))
    .returning({ id: campaigns.id });
  if (!written) throw new DomainError("conflict", HAS_STARTED);
  return getCampaign(ctx, campaignId);
}

/** Null if no campaign is given, or once it has started. @throws DomainError not_found */
export async function findOpen(ctx: BusinessContext, campaignId: number | undefined) {
  if (campaignId === undefined) return null;
  const { id, name, status } = await getCampaign(ctx, campaignId);
  return CAMPAIGN_STATES[status].canEdit ? { id, name } : null;
}

/** Changes only the audience, not the status. @throws as `getOpen` */
export async function setLeadSearch(ctx: BusinessContext, campaignId: number, leadSearchId: number) {
  const written = await ctx.db
    .update(campaigns)
    .set({ leadSearchId, audienceId: null, updatedAt: ctx.now() })
    .where(isOpen(ctx, campaignId))
    .returning({ id: campaigns.id });
  if (written.length === 0) throw new DomainError("conflict", HAS_STARTED);
}

/** Checks templates first, so that a missing one changes nothing. @throws as `editCampaign` and `changeSteps` */
export async function saveDraft(
  ctx: BusinessContext,
  campaignId: number,
  { steps, ...change }: CampaignChange & { steps: StepInput[] },
): Promise<Campaign> {
  await requireTemplates(
    ctx,
    steps.map(({ templateId }) => templateId),
    "templateId",
  );
  const campaign = await editCampaign(ctx, campaignId, change);
  await changeSteps(ctx, campaignId, steps);
  return campaign;
}

/** Replaces the steps; the first step has no delay. */
export async function changeSteps(
  ctx: BusinessContext,
  campaignId: number,
  steps: StepInput[],
): Promise<CampaignStep[]> {
  await getOpen(ctx, campaignId);
  if (steps.length > MAX_STEPS) throw new DomainError("invalid", `Use 1 to ${MAX_STEPS} steps per campaign.`);
  await requireTemplates(
    ctx,
    steps.map(({ templateId }) => templateId),
    "templateId",
  );
  const open = sql`exists (select 1 from ${campaigns} where ${isOpen(ctx, campaignId)})`;
  const rows = JSON.stringify(
    steps.map((step, index) => ({ ...step, delayHours: index === 0 ? 0 : step.delayHours })),
  );
  const results = await ctx.d1.batch([
    statement(ctx, sql`delete from ${campaignSteps} where campaign_id = ${campaignId} and ${open}`),
    statement(
      ctx,
      sql`insert into ${campaignSteps} (campaign_id, position, template_id, delay_hours, subject_b)
        select ${campaignId}, key + 1, value ->> '$.templateId', value ->> '$.delayHours', value ->> '$.subjectB'
        from json_each(${rows}) where ${open}`,
    ),
    statement(ctx, ctx.db.update(campaigns).set({ updatedAt: ctx.now() }).where(isOpen(ctx, campaignId))),
  ]);
  if (results.at(-1)?.meta.changes !== 1) throw new DomainError("conflict", HAS_STARTED);
  return listSteps(ctx, campaignId);
}
