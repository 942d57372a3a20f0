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
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Badge } from "~/ui/data/badge";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page } from "~/ui/layout/page";
import { Stepper } from "~/ui/layout/stepper";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: m.onboarding_overview_your_onboarding() }];

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
      title: m.onboarding_overview_answer_sent(),
      text: m.onboarding_overview_well_review_your_application_again(),
    });
  });
});

export default function OnboardingPage() {
  const { done, current, percent, told, help } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const isDecided = told?.state === "approved" || told?.state === "declined";
  return (
    <Page
      title={m.onboarding_overview_your_onboarding()}
      subtitle={isDecided ? undefined : m.onboarding_overview_done_your_progress_is_saved({ percent })}
      action={
        isDecided ? null : (
          <LinkButton kind="primary" to={nextStepPath({ current })}>
            {current < STEPS.length
              ? m.onboarding_overview_continue_with_step({ number: current + 1, total: STEPS.length })
              : m.onboarding_overview_see_what_happens_next()}
          </LinkButton>
        )
      }
    >
      {told ? (
        <Alert kind={told.state === "approved" ? "success" : "info"} title={told.title}>
          {told.message}
        </Alert>
      ) : null}
      {told?.state === "asked" ? <ReviewAnswer result={result} /> : null}
      {isDecided ? null : (
        <Stepper
          label={m.onboarding_overview_your_onboarding()}
          steps={STEPS}
          current={current}
          isCounted={false}
        />
      )}
      <Card title={m.onboarding_overview_steps()}>
        <ol className="stack tight">
          {STEPS.map(({ key, label }, index) => (
            <li key={key}>
              {index <= current ? <Link to={DASHBOARD.onboardingStep(key)}>{label}</Link> : label}{" "}
              {done[key] ? <Badge kind="good">{m.onboarding_overview_done()}</Badge> : null}
            </li>
          ))}
        </ol>
      </Card>
      <HelpsNext help={help} />
      <p>
        <Link to={paths.agent.home}>{m.onboarding_overview_back_to_dashboard()}</Link>
      </p>
    </Page>
  );
}
