import type { AccountContext } from "~/core/context";
import { plural } from "~/core/format";
import { languageName } from "~/domains/templates/languages";
import { compileTemplate } from "~/domains/templates/rendering/render-message";
import { paths } from "~/paths";
import type { Campaign, CampaignStep } from "../campaign";
import { listSteps } from "../campaigns.server";
import { blocked, type CampaignCheck, done } from "./campaign-check";
import { type StepWords, wordsOf } from "./step-words.server";

const inBraces = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(", ");

function checkStep({ campaignId, position, templateName, subjectB }: CampaignStep, words: StepWords[]) {
  if (templateName === null || words.length === 0)
    return [
      blocked(
        "template_missing",
        `The template of step ${position} was deleted. Choose another one.`,
        paths.campaigns.steps(campaignId),
        "Choose a template",
      ),
    ];
  return words.flatMap(({ templateId, language, subject, content, isTranslation }) => {
    const subjects = isTranslation ? subject : [subject, subjectB ?? ""].join("\n");
    const { unknown } = compileTemplate(subjects, content);
    if (unknown.length === 0) return [];
    const where = isTranslation ? `Step ${position} in ${languageName(language)}` : `Step ${position}`;
    const message = `${where} uses ${inBraces(unknown)}, which we do not know. Correct its template or its subject.`;
    const isOfStep = compileTemplate(subject, content).unknown.length === 0;
    return [
      isOfStep
        ? blocked("variable_unknown", message, paths.campaigns.steps(campaignId), "Correct the subject")
        : blocked("variable_unknown", message, paths.templates.template(templateId), "Correct the template"),
    ];
  });
}

export async function checkSteps(ctx: AccountContext, { id }: Campaign): Promise<CampaignCheck[]> {
  const steps = await listSteps(ctx, id);
  const to = paths.campaigns.steps(id);
  if (steps.length === 0)
    return [blocked("steps", "This campaign has no step. Add the mail it sends.", to, "Add a mail")];
  const words = await wordsOf(ctx, id);
  const problems = steps.flatMap((step) =>
    checkStep(
      step,
      words.filter(({ position }) => position === step.position),
    ),
  );
  return problems.length > 0 ? problems : [done("steps", `${plural(steps.length, "mail")} to send.`)];
}
