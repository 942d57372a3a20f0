import { and, eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { readyMailboxes } from "~/domains/sending/campaign-mailboxes.server";
import type { Campaign, CampaignStep } from "./campaign";
import { listSteps } from "./campaigns.server";
import { compileTemplate } from "./render-message";
import { campaignSteps, outreachTemplates } from "./tables";

/** What the templates of the steps say now. */
async function wordsOf(ctx: AccountContext, campaignId: number) {
  const rows = await ctx.db
    .select({
      position: campaignSteps.position,
      subject: outreachTemplates.subject,
      content: outreachTemplates.content,
    })
    .from(campaignSteps)
    .innerJoin(
      outreachTemplates,
      and(
        eq(outreachTemplates.id, campaignSteps.templateId),
        eq(outreachTemplates.accountId, ctx.account.id),
      ),
    )
    .where(eq(campaignSteps.campaignId, campaignId));
  return new Map(rows.map((row) => [row.position, row]));
}

function problemsOfStep(step: CampaignStep, words: { subject: string; content: string } | undefined) {
  const { position, templateName, subjectB } = step;
  if (templateName === null || !words)
    return [`The template of step ${position} was deleted. Choose another one.`];
  const subjects = [words.subject, subjectB ?? ""].join("\n");
  const { unknown } = compileTemplate(subjects, words.content);
  if (unknown.length === 0) return [];
  const names = unknown.map((name) => `{{${name}}}`).join(", ");
  return [`Step ${position} uses ${names}, which we do not know. Correct its template or its subject.`];
}

/** All that keeps a campaign from starting, in words that say what to do; empty when nothing does. */
export async function findProblems(ctx: AccountContext, campaign: Campaign): Promise<string[]> {
  const steps = await listSteps(ctx, campaign.id);
  const mailboxes = await readyMailboxes(ctx);
  const words = await wordsOf(ctx, campaign.id);
  const problems = steps.flatMap((step) => problemsOfStep(step, words.get(step.position)));
  if (steps.length === 0) problems.unshift("This campaign has no step. Add the mail it sends.");
  if (!campaign.leadSearch) problems.push("The lead search was deleted. Choose another one.");
  else if (campaign.leadSearch.resultsCount === 0)
    problems.push(`The search “${campaign.leadSearch.searchName}” has found no leads yet. Run it first.`);
  if (mailboxes.length === 0)
    problems.push("No mailbox is ready to send. Add one and let its DNS records be checked.");
  else if (campaign.mailboxId !== null && !mailboxes.some(({ id }) => id === campaign.mailboxId))
    problems.push("The mailbox of this campaign is not ready to send. Choose another one.");
  return problems;
}

/** @throws DomainError invalid with all that is in the way */
export async function requireStartable(ctx: AccountContext, campaign: Campaign): Promise<void> {
  const problems = await findProblems(ctx, campaign);
  if (problems.length > 0) throw new DomainError("invalid", problems.join(" "));
}
