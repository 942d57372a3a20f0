import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { StepPage } from "~/domains/onboarding/ui/step-page";
import { stateNoCamera } from "~/domains/onboarding/video/submit-interview.server";
import { NoCamera } from "~/domains/onboarding/video/video-schemas";
import { handleForm } from "~/http/pages/form.server";
import { agentPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { openVideo, questionIn } from "./video-state.server";

export const meta: MetaFunction = () => [{ title: m.onboarding_no_camera_no_camera() }];

const placeIn = async (ctx: Parameters<typeof openVideo>[0], request: Request) => {
  const { answers, kept, current } = await openVideo(ctx);
  const at = questionIn(
    request,
    answers.map(({ question }) => question),
  );
  return { at, current, hasNone: Boolean(kept.noCameraAt || kept.videoAt) };
};

export const loader = agentPage(async (ctx, { request }) => {
  const { at, current, hasNone } = await placeIn(ctx, request);
  if (hasNone) throw redirect(DASHBOARD.onboardingVideo(at + 1));
  return { at, current };
});

export const action = agentPage(async (ctx, args) => {
  const { at } = await placeIn(ctx, args.request);
  return handleForm(args, NoCamera, async () => {
    await stateNoCamera(ctx);
    return redirect(DASHBOARD.onboardingVideo(at + 1));
  });
});

export default function NoCameraPage() {
  const { at, current } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ noCamera?: string }>({
    lastResult: useActionData<typeof action>()?.result,
  });
  return (
    <StepPage step="video" title={m.onboarding_no_camera_no_camera()} current={current}>
      <p>{m.onboarding_no_camera_many_phones_let_the_browser()}</p>
      <PostForm form={form}>
        <Field
          field={fields.noCamera}
          type="checkbox"
          label={m.onboarding_no_camera_i_dont_have_a_working()}
          required
        />
        <div className="row">
          <Submit>{m.onboarding_no_camera_answer_by_audio_or_text()}</Submit>
          <LinkButton to={DASHBOARD.onboardingVideo(at + 1)}>
            {m.onboarding_no_camera_back_to_question()}
          </LinkButton>
        </div>
      </PostForm>
    </StepPage>
  );
}
