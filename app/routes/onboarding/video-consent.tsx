import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Consent } from "~/domains/onboarding/psychometric/test-schemas";
import { StepPage } from "~/domains/onboarding/ui/step-page";
import { QUESTION_COUNT } from "~/domains/onboarding/video/questions";
import { agreeToVideo } from "~/domains/onboarding/video/submit-interview.server";
import { handleForm } from "~/http/pages/form.server";
import { agentPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import { reachedStep } from "./step.server";

export const meta: MetaFunction = () => [{ title: "Before the video interview" }];

export const loader = agentPage(async (ctx) => {
  const { kept, progress } = await reachedStep(ctx, "video");
  if (kept?.videoConsentAt) throw redirect(DASHBOARD.onboardingStep("video"));
  return { current: progress.current };
});

export const action = agentPage(async (ctx, args) =>
  handleForm(args, Consent, async () => {
    await agreeToVideo(ctx);
    return redirect(DASHBOARD.onboardingStep("video"));
  }),
);

export default function VideoConsentPage() {
  const { current } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ consent?: string }>({
    lastResult: useActionData<typeof action>()?.result,
  });
  return (
    <StepPage step="video" title="Before the video interview" current={current}>
      <p>
        {QUESTION_COUNT} questions, each answered in a video of 1 to 2 minutes. Preview each answer and
        re-record it until you submit. Sent answers are saved, so you can continue later. Without a camera,
        answer by audio or text.
      </p>
      <p>
        We store your answers until 180 days after the decision. Only our reviewers watch them and decide. No
        software analyses your face, voice or words. <Link to={paths.site.privacy}>Privacy notice</Link>
      </p>
      <PostForm form={form}>
        <Field
          field={fields.consent}
          type="checkbox"
          label="I agree to the recording and storage of my answers as described"
          required
        />
        <Submit>Start video interview</Submit>
      </PostForm>
    </StepPage>
  );
}
