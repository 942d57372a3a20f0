import type { AccountContext, BusinessContext } from "~/core/context";
import { findSearchNames } from "~/domains/lead-search/leads/campaign-leads";
import { paths } from "~/paths";
import type { Target } from "../audience/audience-recipients.server";
import { audienceName, findSource } from "../audience/audiences.server";
import { type AudienceCount, countAudience } from "../audience/count-audience.server";
import { type Campaign, type CampaignStep, isAudienceBroken, targetOf } from "../campaign";
import { chosenIn, DRAFT_FORM, type DraftFields } from "../campaign-draft";
import { listSteps } from "../campaigns.server";
import { scheduleOf } from "../sending-hours";
import type { SendingWindowOfDay } from "./forecast-start";
import { type StepContent, wordsInForm, wordsOf, wordsOfTemplates } from "./step-content.server";

/** The anchor of the form field where an item is resolved. */
const fieldOf = (name: string) => `#${DRAFT_FORM}-${name}`;

/** What a start needs, from a campaign or a form; `to` has the paths where obstacles are resolved. */
export interface CampaignPlan
  extends Pick<Campaign, "leadSearchId" | "leadSearch" | "mailboxId" | "createdBy" | "isDemo"> {
  steps: Pick<CampaignStep, "position" | "templateName" | "subjectB">[];
  stepContents: StepContent[];
  target: Target;
  /** The figures of an audience; null for the leads of a search, one by one, and if no audience is chosen. */
  people: (AudienceCount & { name: string }) | null;
  isAudienceBroken: boolean;
  window: SendingWindowOfDay;
  scheduledAt: Date | null;
  to: { written: string; steps: string; search: string; mailbox: string };
}

async function countTarget(
  ctx: AccountContext,
  { chosen }: Target,
  campaignId: number | null = null,
): Promise<CampaignPlan["people"]> {
  if (!chosen) return null;
  const { source, rules } = chosen;
  const count = await countAudience(ctx, source, rules, campaignId);
  return { ...count, name: await audienceName(ctx, source) };
}

/** `asked` is an unsaved audience that replaces the campaign's own. */
export async function planOf(
  ctx: AccountContext,
  campaign: Campaign,
  asked: Target["chosen"] = null,
): Promise<CampaignPlan> {
  const edit = paths.campaigns.edit(campaign.id);
  const target = asked ? { chosen: asked, leadSearchId: null } : targetOf(campaign);
  const { windowStart, windowEnd, windowDays } = campaign;
  return {
    ...campaign,
    ...(asked ? { leadSearchId: null, leadSearch: null } : {}),
    window: { windowStart, windowEnd, windowDays },
    steps: await listSteps(ctx, campaign.id),
    stepContents: await wordsOf(ctx, campaign.id),
    target,
    people: await countTarget(ctx, target, campaign.id),
    isAudienceBroken: !asked && isAudienceBroken(campaign),
    to: { written: edit, steps: `${edit}${fieldOf("templateId")}`, search: edit, mailbox: edit },
  };
}

export async function planOfDraft(
  ctx: BusinessContext,
  draft: DraftFields,
): Promise<CampaignPlan & { leadId: number | null }> {
  const { mail, templateIds, chosen, mailboxId, leadId } = chosenIn(draft);
  const found = chosen && (await findSource(ctx, chosen.source));
  const target = { chosen: chosen && found && { ...chosen, source: found }, leadSearchId: null };
  const leadSearchId = found?.kind === "search" ? found.id : null;
  const written = mail ? [wordsInForm(mail)] : [];
  const known = await wordsOfTemplates(ctx, templateIds, written.length + 1);
  const steps = templateIds.map((templateId, index) => ({
    position: written.length + index + 1,
    templateName: known.some((row) => row.templateId === templateId) ? "" : null,
    subjectB: null,
  }));
  const searches = leadSearchId === null ? null : await findSearchNames(ctx, [leadSearchId]);
  return {
    leadSearchId,
    leadSearch: searches?.get(leadSearchId ?? 0) ?? null,
    mailboxId,
    createdBy: ctx.actor.userId,
    isDemo: ctx.account.isDemo,
    steps: [...written.map(({ position }) => ({ position, templateName: "", subjectB: null })), ...steps],
    stepContents: [...written, ...known],
    target,
    people: await countTarget(ctx, target),
    isAudienceBroken: false,
    ...scheduleOf(draft),
    leadId,
    to: {
      written: fieldOf("content"),
      steps: fieldOf("templateId"),
      search: fieldOf("audience"),
      mailbox: fieldOf("mailboxId"),
    },
  };
}
