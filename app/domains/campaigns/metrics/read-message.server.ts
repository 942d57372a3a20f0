import { and, eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { type CampaignMessage, getCampaignMessage } from "~/domains/messages/campaign-messages.server";
import { sentWithOf, textAsSent } from "~/domains/messages/text-as-sent.server";
import { RULE_LABELS, ruleFor } from "~/domains/suppressions/country-rules";
import { compileTemplate, renderMessage } from "~/domains/templates/rendering/render-message";
import { signatureOf } from "~/domains/templates/signatures/signatures.server";
import type { CampaignStep } from "../campaign";
import { getCampaign, listSteps } from "../campaigns.server";
import { campaignTranslations } from "../tables";

/** Whether the step's frozen copy and the values stored at sending are available. */
const isAsSent = (step: CampaignStep | undefined, values: unknown): step is CampaignStep =>
  step?.subject != null && step.content != null && values !== null;

async function translationOf(ctx: AccountContext, { campaignId, position }: CampaignStep, language: string) {
  const [row] = await ctx.db
    .select()
    .from(campaignTranslations)
    .where(
      and(
        eq(campaignTranslations.campaignId, campaignId),
        eq(campaignTranslations.position, position),
        eq(campaignTranslations.language, language),
      ),
    );
  return row ?? null;
}

/** The email's content, with sender details and footer if its sender snapshot is stored. */
async function wordsOf(
  ctx: AccountContext,
  { createdBy }: { createdBy: number },
  step: CampaignStep,
  message: CampaignMessage["message"],
) {
  const kept = await sentWithOf(ctx, message);
  const signature = kept?.head.signature ?? (await signatureOf(ctx, createdBy)).html;
  const { language } = message;
  const translation = language ? await translationOf(ctx, step, language) : null;
  const own = message.variant === "b" ? (step.subjectB ?? step.subject) : step.subject;
  const { content, ccEmails } = translation ?? step;
  const template = compileTemplate(translation?.subject ?? own ?? "", content ?? "");
  const rendered = renderMessage(template, { ...message.values, signature });
  return {
    subject: rendered.subject,
    from: kept && `${kept.head.fromName}, ${kept.head.fromAddress}`,
    text: kept ? textAsSent(ctx, message, kept, rendered) : rendered.text,
    cc: ccEmails ?? [],
    /** False if no sender snapshot is stored and the author's current signature is used. */
    isExact: kept !== null,
  };
}

/** Rebuilds an email from the frozen step, its values and the sender snapshot; empty if it has not been sent. */
export async function readMessage(ctx: AccountContext, campaignId: number, messageId: number) {
  const campaign = await getCampaign(ctx, campaignId);
  const found = await getCampaignMessage(ctx, campaignId, messageId);
  const { position, values } = found.message;
  const step = (await listSteps(ctx, campaignId)).find((step) => step.position === position);
  const content = isAsSent(step, values) ? await wordsOf(ctx, campaign, step, found.message) : null;
  return { campaign, found, content };
}

const OWN_RULES: Record<string, string> = {
  answer: "Reply to the contact’s email",
  test: "Test email to the sender’s own address",
};

export function ruleText(rule: string, country: string | null): string {
  const { countryName, law } = ruleFor(country);
  const words =
    OWN_RULES[rule] ?? (rule in RULE_LABELS ? RULE_LABELS[rule as keyof typeof RULE_LABELS] : rule);
  return `${words} (${[countryName, law].filter(Boolean).join(": ")})`;
}
