import { plural } from "~/core/format";
import { languageName } from "~/domains/templates/languages";
import { compileTemplate } from "~/domains/templates/rendering/render-message";
import { paths } from "~/paths";
import { blocked, type CampaignCheck, done } from "./campaign-check";
import type { CampaignPlan } from "./campaign-plan.server";
import type { StepContent } from "./step-content.server";

const unknownText = (names: readonly string[]) =>
  `${names.map((name) => `{{${name}}}`).join(", ")}, which ${names.length === 1 ? "isn’t a valid personalisation field" : "aren’t valid personalisation fields"}`;

type Step = CampaignPlan["steps"][number];

function checkWritten({ subject, content }: StepContent, to: string) {
  const { unknown } = compileTemplate(subject, content);
  if (unknown.length > 0) {
    const message = `The first email uses ${unknownText(unknown)}. Correct the email.`;
    return [blocked("variable_unknown", message, to, "Edit email")];
  }
  if (subject && content) return [];
  const message = `The first email has no ${subject ? "text" : "subject"} yet.`;
  return [blocked("mail_unfinished", message, to, "Write email")];
}

function checkStep(
  { position, templateName, subjectB }: Step,
  versions: StepContent[],
  { steps: to, written }: CampaignPlan["to"],
) {
  if (templateName === null || versions.length === 0)
    return [
      blocked(
        "template_missing",
        `The template of step ${position} was deleted. Choose another template.`,
        to,
        "Choose template",
      ),
    ];
  return versions.flatMap((own) => {
    const { templateId, language, subject, content, isTranslation } = own;
    if (templateId === null) return checkWritten(own, written);
    const subjects = isTranslation ? subject : [subject, subjectB ?? ""].join("\n");
    const { unknown } = compileTemplate(subjects, content);
    if (unknown.length === 0) return [];
    const where = isTranslation ? `Step ${position} in ${languageName(language)}` : `Step ${position}`;
    const message = `${where} uses ${unknownText(unknown)}. Correct the template or subject.`;
    const isOfStep = compileTemplate(subject, content).unknown.length === 0;
    return [
      isOfStep
        ? blocked("variable_unknown", message, to, "Edit subject")
        : blocked("variable_unknown", message, paths.templates.template(templateId), "Edit template"),
    ];
  });
}

export function checkSteps({ steps, stepContents, to }: CampaignPlan): CampaignCheck[] {
  if (steps.length === 0)
    return [blocked("steps", "This campaign has no steps. Add an email.", to.steps, "Add email")];
  const problems = steps.flatMap((step) =>
    checkStep(
      step,
      stepContents.filter(({ position }) => position === step.position),
      to,
    ),
  );
  return problems.length > 0 ? problems : [done("steps", `${plural(steps.length, "email")} per recipient.`)];
}
