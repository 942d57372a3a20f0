import { eq, or } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { hasProvedPerson, NOBODY_PROVED } from "~/domains/identity/proved-person.server";
import { readyMailboxes } from "~/domains/mailboxes/ready-mailboxes.server";
import { templateVersions } from "~/domains/templates/join-templates.server";
import { languageName } from "~/domains/templates/languages";
import { compileTemplate } from "~/domains/templates/rendering/render-message";
import type { Campaign, CampaignStep } from "../campaign";
import { listSteps } from "../campaigns.server";
import { campaignSteps } from "../tables";

export interface StepWords {
  position: number;
  language: string;
  subject: string;
  content: string;
  isTranslation: boolean;
}

export async function wordsOf(ctx: AccountContext, campaignId: number): Promise<StepWords[]> {
  const versions = templateVersions(ctx);
  const isTheirs = or(
    eq(versions.id, campaignSteps.templateId),
    eq(versions.variantOf, campaignSteps.templateId),
  );
  const rows = await ctx.db
    .select({
      position: campaignSteps.position,
      templateId: campaignSteps.templateId,
      id: versions.id,
      language: versions.language,
      subject: versions.subject,
      content: versions.content,
    })
    .from(campaignSteps)
    .innerJoin(versions, isTheirs)
    .where(eq(campaignSteps.campaignId, campaignId));
  return rows
    .map(({ position, templateId, id, language, subject, content }) => ({
      position,
      language,
      subject,
      content,
      isTranslation: id !== templateId,
    }))
    .sort((one, other) => Number(one.isTranslation) - Number(other.isTranslation));
}

export const inBraces = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(", ");

function problemsOfStep({ position, templateName, subjectB }: CampaignStep, words: StepWords[]): string[] {
  if (templateName === null || words.length === 0)
    return [`The template of step ${position} was deleted. Choose another one.`];
  return words.flatMap(({ language, subject, content, isTranslation }) => {
    const subjects = isTranslation ? subject : [subject, subjectB ?? ""].join("\n");
    const { unknown } = compileTemplate(subjects, content);
    if (unknown.length === 0) return [];
    const where = isTranslation ? `Step ${position} in ${languageName(language)}` : `Step ${position}`;
    return [`${where} uses ${inBraces(unknown)}, which we do not know. Correct its template or its subject.`];
  });
}

export async function findProblems(ctx: AccountContext, campaign: Campaign): Promise<string[]> {
  const steps = await listSteps(ctx, campaign.id);
  const mailboxes = await readyMailboxes(ctx);
  const words = await wordsOf(ctx, campaign.id);
  const problems = steps.flatMap((step) =>
    problemsOfStep(
      step,
      words.filter(({ position }) => position === step.position),
    ),
  );
  if (steps.length === 0) problems.unshift("This campaign has no step. Add the mail it sends.");
  if (campaign.leadSearchId === null)
    problems.push("No lead search is chosen yet. Edit the campaign and choose one.");
  else if (!campaign.leadSearch) problems.push("The lead search was deleted. Choose another one.");
  else if (campaign.leadSearch.resultsCount === 0)
    problems.push(`The search “${campaign.leadSearch.searchName}” has found no leads yet. Run it first.`);
  else if (campaign.leadSearch.isDemo && !campaign.isDemo)
    problems.push(
      `The leads of “${campaign.leadSearch.searchName}” are demo work and are never written to. Choose another search.`,
    );
  if (mailboxes.length === 0)
    problems.push("No mailbox is ready to send. Add one and let its DNS records be checked.");
  else if (campaign.mailboxId !== null && !mailboxes.some(({ id }) => id === campaign.mailboxId))
    problems.push("The mailbox of this campaign is not ready to send. Choose another one.");
  if (!(await hasProvedPerson(ctx))) problems.push(NOBODY_PROVED);
  return problems;
}

/** @throws DomainError invalid with all that is in the way */
export async function requireStartable(ctx: AccountContext, campaign: Campaign): Promise<void> {
  const problems = await findProblems(ctx, campaign);
  if (problems.length > 0) throw new DomainError("invalid", problems.join(" "));
}
