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
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import { Rich } from "~/ui/rich";
import { reachedStep } from "./step.server";

export const meta: MetaFunction = () => [{ title: m.onboarding_video_consent_before_the_video_interview() }];

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
    <StepPage step="video" title={m.onboarding_video_consent_before_the_video_interview()} current={current}>
      <p>{m.onboarding_video_consent_questions_each_answered_in_a({ questionCount: QUESTION_COUNT })}</p>
      <p>
        <Rich
          parts={m.onboarding_video_consent_we_store_your_answers_until.parts({})}
          tags={{ link: (text) => <Link to={paths.site.privacy}>{text}</Link> }}
        />
      </p>
      <PostForm form={form}>
        <Field
          field={fields.consent}
          type="checkbox"
          label={m.onboarding_video_consent_i_agree_to_the_recording()}
          required
        />
        <Submit>{m.onboarding_video_consent_start_video_interview()}</Submit>
      </PostForm>
    </StepPage>
  );
}
