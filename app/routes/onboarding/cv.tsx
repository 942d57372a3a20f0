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
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Alert } from "~/ui/feedback/alert";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import { reachedStep } from "./step.server";

export const meta: MetaFunction = () => [{ title: "Your CV" }];

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
      title: "CV Uploaded",
      text: "Next: the test.",
    });
  });
});

export default function OnboardingCvPage() {
  const { cv, current, blockingReason } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ cv?: string }>({ lastResult: useActionData<typeof action>()?.result });
  return (
    <StepPage step="cv" title="Your CV" current={current}>
      {cv ? (
        <Alert kind="success" title="CV uploaded">
          <Link to={DASHBOARD.onboardingCvFile}>{cv.name}</Link>, {cv.size}, uploaded {cv.on}.
          {blockingReason ? null : " Uploading another one replaces it."}
        </Alert>
      ) : null}
      {blockingReason ? (
        <Alert kind="info">{blockingReason}</Alert>
      ) : (
        <PostForm form={form} encType="multipart/form-data" failed={() => "Upload Failed"}>
          <Field
            field={fields.cv}
            label="CV"
            type="file"
            accept={CV_ENDINGS}
            maxBytes={MAX_CV_BYTES}
            hint="For our reviewers only. Deleted 180 days after the decision."
            required
          />
          <Submit>{cv ? "Replace CV" : "Upload CV"}</Submit>
        </PostForm>
      )}
    </StepPage>
  );
}
