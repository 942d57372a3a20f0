import type { BusinessContext } from "~/core/context";
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
import { paths } from "~/paths";
import { type Recipient, recipientPage } from "../audience/audience-recipients.server";
import { type AudienceView, audienceView } from "../audience/audience-text";
import { findSource } from "../audience/audiences.server";
import { chosenAudience } from "../audience/chosen-audience";
import type { Campaign } from "../campaign";
import type { DraftFields } from "../campaign-draft";
import type { CampaignCheck } from "./campaign-check";
import { type CampaignPlan, planOf, planOfDraft } from "./campaign-plan.server";
import { checkPlan } from "./check-campaign.server";
import { forecastPlan } from "./forecast-campaign.server";
import { forecastText } from "./forecast-start";

export interface EmailPreview extends Omit<RenderedMessage, "text"> {
  position: number;
  /** The language of a translation; null for the step's own text. */
  language: string | null;
}

export interface CampaignPreview {
  checks: CampaignCheck[];
  /** The recipients of a lead search; null for another audience. */
  people: { searchId: number; to: string; text: string; isEmpty: boolean } | null;
  audience: AudienceView | null;
  /** "Starts with 18 today, first emails done by 3 December at your limit of 10 a day."; null while it can't start. */
  forecast: string | null;
  /** The first recipients, as options. */
  leads: { value: string; label: string }[];
  /** The selected recipient, else the first one, and the email previews for it. */
  recipient: string | null;
  mails: EmailPreview[];
}

const READERS = 10;
/** Audience members searched for recipients. */
const SAMPLE_SIZE = 100;

const nameOf = ({ contactName, companyName }: Recipient) =>
  [contactName, companyName].filter(Boolean).join(", ");

async function mailsTo(
  ctx: BusinessContext,
  { steps, stepContents, createdBy }: CampaignPlan,
  recipient: Recipient,
) {
  const { html: signature } = await signatureOf(ctx, createdBy);
  const values = leadValues(recipient, signature);
  return steps.flatMap(({ position }): EmailPreview[] => {
    const [own, ...others] = stepContents.filter((step) => step.position === position);
    if (!own) return [];
    const { language, subject, content, isTranslation } = versionFor([own, ...others], recipient.country);
    const { text: _text, ...message } = renderMessage(compileTemplate(subject, content), values);
    return [{ ...message, position, language: isTranslation ? languageName(language) : null }];
  });
}

async function previewPlan(
  ctx: BusinessContext,
  plan: CampaignPlan,
  leadId: number | null,
): Promise<CampaignPreview> {
  const { leadSearch, people, target } = plan;
  const forecast = people?.emailed ? await forecastPlan(ctx, plan) : null;
  const isReachable = people ? people.emailed > 0 : leadSearch !== null && leadSearch.reachableCount > 0;
  const size = target.chosen ? SAMPLE_SIZE : READERS;
  const { rows } = isReachable ? await recipientPage(ctx, target, 0, size) : { rows: [] };
  const recipients = rows.slice(0, READERS);
  const recipient = recipients.find(({ id }) => id === leadId) ?? recipients[0];
  return {
    checks: await checkPlan(ctx, plan),
    forecast: forecast && forecastText(forecast),
    people: leadSearch && {
      searchId: leadSearch.id,
      to: paths.leadSearch.results(leadSearch.id),
      isEmpty: leadSearch.resultsCount === 0,
      text: `${reachedText(leadSearch.reachableCount, leadSearch.resultsCount)}.`,
    },
    audience: people && target.chosen && audienceView(people, target.chosen),
    leads: recipients.map((lead) => ({ value: String(lead.id), label: nameOf(lead) })),
    recipient: recipient ? nameOf(recipient) : null,
    mails: recipient ? await mailsTo(ctx, plan, recipient) : [],
  };
}

/** A draft's obstacles, and its emails as a recipient would get them. */
export async function previewDraft(ctx: BusinessContext, draft: DraftFields): Promise<CampaignPreview> {
  const plan = await planOfDraft(ctx, draft);
  return previewPlan(ctx, plan, plan.leadId);
}

export const previewCampaign = async (
  ctx: BusinessContext,
  campaign: Campaign,
  leadId: number | null = null,
  audience: string | null = null,
): Promise<CampaignPreview> => {
  const asked = audience ? chosenAudience({ audience }) : null;
  const source = asked && (await findSource(ctx, asked.source));
  const plan = await planOf(ctx, campaign, asked && source && { ...asked, source });
  return previewPlan(ctx, plan, leadId);
};
