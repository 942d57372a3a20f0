import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmptyForm } from "~/core/empty-form";
import { formatBytes, formatDate } from "~/core/format";
import { CV_ENDINGS, MAX_CV_BYTES } from "~/domains/onboarding/cv/cv-kinds";
import { cvBlockingReason, findCv, storeCv } from "~/domains/onboarding/cv/store-cv.server";
import { StepPage } from "~/domains/onboarding/ui/step-page";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { answerForm } from "~/http/pages/form.server";
import { readFormWithFile } from "~/http/pages/form-with-file.server";
import { agentPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Alert } from "~/ui/feedback/alert";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import { Rich } from "~/ui/rich";
import { reachedStep } from "./step.server";

export const meta: MetaFunction = () => [{ title: m.onboarding_cv_your_cv() }];

export const loader = agentPage(async (ctx) => {
  const { progress } = await reachedStep(ctx, "cv");
  const [cv, blockingReason] = await Promise.all([
    findCv(ctx, ctx.agent.id),
    cvBlockingReason(ctx, ctx.agent.id),
  ]);
  return {
    blockingReason,
    current: progress.current,
    cv: cv && { name: cv.originalName, size: formatBytes(cv.size), on: formatDate(cv.createdAt) },
  };
});

export const action = agentPage(async (ctx, args) => {
  const { formData, file } = await readFormWithFile(args.request, "cv", MAX_CV_BYTES);
  return answerForm(formData, EmptyForm, async () => {
    await storeCv(ctx, file);
    return redirectWithFlash(args.context, DASHBOARD.onboardingStep("test"), {
      kind: "success",
      title: m.onboarding_cv_cv_uploaded(),
      text: m.onboarding_cv_next_the_test(),
    });
  });
});

export default function OnboardingCvPage() {
  const { cv, current, blockingReason } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ cv?: string }>({ lastResult: useActionData<typeof action>()?.result });
  return (
    <StepPage step="cv" title={m.onboarding_cv_your_cv()} current={current}>
      {cv ? (
        <Alert kind="success" title={m.onboarding_cv_cv_uploaded_2()}>
          <Rich
            parts={m.onboarding_cv_file_uploaded.parts({ name: cv.name, size: cv.size, date: cv.on })}
            tags={{ link: (text) => <Link to={DASHBOARD.onboardingCvFile}>{text}</Link> }}
          />{" "}
          {blockingReason ? null : m.onboarding_cv_uploading_another_one_replaces_it()}
        </Alert>
      ) : null}
      {blockingReason ? (
        <Alert kind="info">{blockingReason}</Alert>
      ) : (
        <PostForm form={form} encType="multipart/form-data" failed={() => m.onboarding_cv_upload_failed()}>
          <Field
            field={fields.cv}
            label={m.onboarding_cv_cv()}
            type="file"
            accept={CV_ENDINGS}
            maxBytes={MAX_CV_BYTES}
            hint={m.onboarding_cv_for_our_reviewers_only_deleted()}
            required
          />
          <Submit>{cv ? m.onboarding_cv_replace_cv() : m.onboarding_cv_upload_cv()}</Submit>
        </PostForm>
      )}
    </StepPage>
  );
}
