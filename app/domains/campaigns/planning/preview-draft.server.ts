import type { BusinessContext } from "~/core/context";
import { leadsToWriteTo, type WrittenTo } from "~/domains/lead-search/leads/campaign-leads";
import { reachedText } from "~/domains/lead-search/view";
import { languageName } from "~/domains/templates/languages";
import { leadValues } from "~/domains/templates/rendering/lead-values";
import { versionFor } from "~/domains/templates/rendering/reader-languages";
import {
  compileTemplate,
  type RenderedMessage,
  renderMessage,
} from "~/domains/templates/rendering/render-message";
import { signatureOf } from "~/domains/templates/signatures/signatures.server";
import type { Campaign } from "../campaign";
import { chosenIn, type DraftFields } from "../campaign-draft";
import type { CampaignCheck } from "./campaign-check";
import { type CampaignPlan, planOf, planOfDraft } from "./campaign-plan.server";
import { checkPlan } from "./check-campaign.server";

export interface EmailPreview extends Omit<RenderedMessage, "text"> {
  position: number;
  /** Of a translation. */
  language: string | null;
}

export interface CampaignPreview {
  checks: CampaignCheck[];
  people: { searchId: number; text: string; isEmpty: boolean } | null;
  /** The first who would be written to. */
  leads: { value: string; label: string }[];
  /** One of them, else the first, and what they would read. */
  reader: string | null;
  mails: EmailPreview[];
}

const READERS = 10;

const nameOf = ({ contactName, companyName }: WrittenTo) =>
  [contactName, companyName].filter(Boolean).join(", ");

async function mailsTo(ctx: BusinessContext, { steps, words, createdBy }: CampaignPlan, reader: WrittenTo) {
  const { html: signature } = await signatureOf(ctx, createdBy);
  const values = leadValues(reader, signature);
  return steps.flatMap(({ position }): EmailPreview[] => {
    const [own, ...others] = words.filter((word) => word.position === position);
    if (!own) return [];
    const { language, subject, content, isTranslation } = versionFor([own, ...others], reader.country);
    const { text: _text, ...message } = renderMessage(compileTemplate(subject, content), values);
    return [{ ...message, position, language: isTranslation ? languageName(language) : null }];
  });
}

async function previewPlan(
  ctx: BusinessContext,
  plan: CampaignPlan,
  leadId: number | null,
): Promise<CampaignPreview> {
  const { leadSearchId, leadSearch } = plan;
  const isReachable = leadSearch !== null && leadSearch.reachableCount > 0;
  const readers = isReachable ? await leadsToWriteTo(ctx, leadSearchId, 0, READERS) : [];
  const reader = readers.find(({ id }) => id === leadId) ?? readers[0];
  return {
    checks: await checkPlan(ctx, plan),
    people: leadSearch && {
      searchId: leadSearch.id,
      isEmpty: leadSearch.resultsCount === 0,
      text: `${reachedText(leadSearch.reachableCount, leadSearch.resultsCount)}.`,
    },
    leads: readers.map((reader) => ({ value: String(reader.id), label: nameOf(reader) })),
    reader: reader ? nameOf(reader) : null,
    mails: reader ? await mailsTo(ctx, plan, reader) : [],
  };
}

/** How a campaign stands that is being written: what blocks its start, and its mails as a reader would get them. */
export async function previewDraft(ctx: BusinessContext, draft: DraftFields): Promise<CampaignPreview> {
  const chosen = chosenIn(draft);
  return previewPlan(ctx, await planOfDraft(ctx, chosen), chosen.leadId);
}

export const previewCampaign = async (
  ctx: BusinessContext,
  campaign: Campaign,
  leadId: number | null = null,
): Promise<CampaignPreview> => previewPlan(ctx, await planOf(ctx, campaign), leadId);
