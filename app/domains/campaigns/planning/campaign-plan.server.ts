import type { AccountContext, BusinessContext } from "~/core/context";
import { findSearchNames } from "~/domains/lead-search/leads/campaign-leads";
import { paths } from "~/paths";
import type { Campaign, CampaignStep } from "../campaign";
import { type chosenIn, DRAFT_FORM } from "../campaign-draft";
import { listSteps } from "../campaigns.server";
import { type StepContent, wordsInForm, wordsOf, wordsOfTemplates } from "./step-content.server";

/** The field of the form where it is mended. */
const fieldOf = (name: string) => `#${DRAFT_FORM}-${name}`;

/** What a start looks at, of a campaign or of one that is being written; `to` is where each part is mended. */
export interface CampaignPlan
  extends Pick<Campaign, "leadSearchId" | "leadSearch" | "mailboxId" | "createdBy" | "isDemo"> {
  steps: Pick<CampaignStep, "position" | "templateName" | "subjectB">[];
  stepContents: StepContent[];
  to: { written: string; steps: string; search: string; mailbox: string };
}

export async function planOf(ctx: AccountContext, campaign: Campaign): Promise<CampaignPlan> {
  const edit = paths.campaigns.edit(campaign.id);
  return {
    ...campaign,
    steps: await listSteps(ctx, campaign.id),
    stepContents: await wordsOf(ctx, campaign.id),
    to: { written: edit, steps: `${edit}${fieldOf("templateId")}`, search: edit, mailbox: edit },
  };
}

export async function planOfDraft(
  ctx: BusinessContext,
  { mail, templateIds, leadSearchId, mailboxId }: ReturnType<typeof chosenIn>,
): Promise<CampaignPlan> {
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
    to: {
      written: fieldOf("content"),
      steps: fieldOf("templateId"),
      search: fieldOf("targetLeadSearchId"),
      mailbox: fieldOf("mailboxId"),
    },
  };
}
