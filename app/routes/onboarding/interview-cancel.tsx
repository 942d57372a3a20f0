import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { cancelInterview } from "~/domains/onboarding/interview/cancel-interview.server";
import { findInterview, slotTime } from "~/domains/onboarding/interview/interviews.server";
import { buttonAction } from "~/http/pages/button.server";
import { agentPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { ConfirmPage } from "~/ui/layout/confirm-page";

export const meta: MetaFunction = () => [{ title: m.onboarding_interview_cancel_cancel_this_interview() }];

const STEP = DASHBOARD.onboardingStep("interview");

export const loader = agentPage(async (ctx) => {
  const booked = await findInterview(ctx, ctx.agent.id);
  if (!booked || booked.startsAt <= ctx.now()) throw redirect(STEP);
  return { time: slotTime(booked.startsAt, booked.zone), interviewer: booked.interviewer };
});

export const action = buttonAction(agentPage, async (ctx) => {
  await cancelInterview(ctx);
  return {
    to: STEP,
    title: m.onboarding_interview_cancel_interview_cancelled(),
    text: m.onboarding_interview_cancel_book_another_time_when_youre(),
  };
});

export default function CancelInterviewPage() {
  const { time, interviewer } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={m.onboarding_interview_cancel_cancel_this_interview()}
      submit={m.onboarding_interview_cancel_cancel_interview()}
      back={STEP}
      keep="Keep interview"
    >
      <p>{m.onboarding_interview_cancel_with_your_application_is_paused({ time, interviewer })}</p>
    </ConfirmPage>
  );
}
