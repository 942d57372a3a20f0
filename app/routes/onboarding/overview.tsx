import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MAX_CV_BYTES } from "~/domains/onboarding/cv/cv-kinds";
import { storeCv } from "~/domains/onboarding/cv/store-cv.server";
import { onboardingProgress } from "~/domains/onboarding/onboarding-progress.server";
import { answerReviewers } from "~/domains/onboarding/review/answer-reviewers.server";
import { toldByReviewers } from "~/domains/onboarding/review/applications.server";
import { AnswerInput } from "~/domains/onboarding/review/review-schemas";
import { ReviewAnswer } from "~/domains/onboarding/review/ui/review-answer";
import { nextStepPath, STEPS } from "~/domains/onboarding/steps";
import { helpView } from "~/domains/training/recommended-module.server";
import { HelpsNext } from "~/domains/training/ui/recommended-module";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { answerForm } from "~/http/pages/form.server";
import { readFormWithFile } from "~/http/pages/form-with-file.server";
import { agentPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Badge } from "~/ui/data/badge";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page } from "~/ui/layout/page";
import { Stepper } from "~/ui/layout/stepper";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Your onboarding" }];

export const loader = agentPage(async (ctx) => {
  const { id } = ctx.agent;
  const [progress, told, help] = await Promise.all([
    onboardingProgress(ctx, id),
    toldByReviewers(ctx, id),
    helpView(ctx),
  ]);
  return { ...progress, told, help };
});

export const action = agentPage(async (ctx, args) => {
  const { formData, file } = await readFormWithFile(args.request, "cv", MAX_CV_BYTES);
  return answerForm(formData, AnswerInput, async ({ text }) => {
    if (file) await storeCv(ctx, file);
    await answerReviewers(ctx, text);
    return redirectWithFlash(args.context, DASHBOARD.onboarding, {
      kind: "success",
      title: "Answer sent",
      text: "We’ll review your application again.",
    });
  });
});

export default function OnboardingPage() {
  const { done, current, percent, told, help } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  return (
    <Page
      title="Your onboarding"
      subtitle={`${percent}% done. Your progress is saved, so you can continue later on any device.`}
      action={
        <LinkButton kind="primary" to={nextStepPath({ current })}>
          {current < STEPS.length
            ? `Continue with step ${current + 1}/${STEPS.length}`
            : "See what happens next"}
        </LinkButton>
      }
    >
      {told ? <Alert title={told.title}>{told.message}</Alert> : null}
      {told?.state === "asked" ? <ReviewAnswer result={result} /> : null}
      <Stepper label="Your onboarding" steps={STEPS} current={current} />
      <Card title="Steps">
        <ol className="stack tight">
          {STEPS.map(({ key, label }, index) => (
            <li key={key}>
              {index <= current ? <Link to={DASHBOARD.onboardingStep(key)}>{label}</Link> : label}{" "}
              {done[key] ? <Badge kind="good">done</Badge> : null}
            </li>
          ))}
        </ol>
      </Card>
      <HelpsNext help={help} />
      <p>
        <Link to={paths.agent.home}>Back to dashboard</Link>
      </p>
    </Page>
  );
}
