import { and, eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { RULE_WORDS, ruleFor } from "~/domains/refusals/country-rules";
import { getCampaignMessage } from "~/domains/sending/campaign-messages.server";
import type { CampaignStep } from "./campaign";
import { getCampaign, listSteps } from "./campaigns.server";
import { compileTemplate, renderMessage } from "./render-message";
import { signatureOf } from "./signature.server";
import { campaignTranslations } from "./tables";

/** Whether the words are those that left: the step's own copy, filled with the values kept at the sending. */
const isAsSent = (step: CampaignStep | undefined, values: unknown): step is CampaignStep =>
  step?.subject != null && step.content != null && values !== null;

/** What the step said in the language of the message, which is kept with its values; null for the step's own. */
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

/**
 * A message with its words as they were sent, made again from the frozen step and the values that were kept; null before it
 * was sent. The signature stands as its writer has it today.
 */
export async function readMessage(ctx: AccountContext, campaignId: number, messageId: number) {
  const campaign = await getCampaign(ctx, campaignId);
  const found = await getCampaignMessage(ctx, campaignId, messageId);
  const { position, variant, values } = found.message;
  const step = (await listSteps(ctx, campaignId)).find((each) => each.position === position);
  if (!isAsSent(step, values)) return { campaign, found, words: null };
  const translation = values?.language ? await translationOf(ctx, step, values.language) : null;
  const own = variant === "b" ? (step.subjectB ?? step.subject) : step.subject;
  const { content, ccEmails } = translation ?? step;
  const { html: signature } = await signatureOf(ctx, campaign.createdBy);
  const compiled = compileTemplate(translation?.subject ?? own ?? "", content ?? "");
  const words = renderMessage(compiled, { ...values, signature });
  return { campaign, found, words: { subject: words.subject, text: words.text, cc: ccEmails ?? [] } };
}

const OWN_RULES: Record<string, string> = {
  answer: "An answer to this person's own mail",
  test: "A test to the writer's own address",
  "consent-request": "The one question for consent",
};

/** The rule that let a message go, in words. */
export function ruleText(rule: string, country: string | null): string {
  const { countryName, law } = ruleFor(country);
  const words = OWN_RULES[rule] ?? (rule in RULE_WORDS ? RULE_WORDS[rule as keyof typeof RULE_WORDS] : rule);
  return `${words} (${[countryName, law].filter(Boolean).join(": ")})`;
}
