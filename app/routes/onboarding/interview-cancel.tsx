import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { cancelInterview } from "~/domains/onboarding/interview/cancel-interview.server";
import { findInterview, slotTime } from "~/domains/onboarding/interview/interviews.server";
import { buttonAction } from "~/http/pages/button.server";
import { agentPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { ConfirmPage } from "~/ui/layout/confirm-page";

export const meta: MetaFunction = () => [{ title: "Cancel this interview?" }];

const STEP = DASHBOARD.onboardingStep("interview");

export const loader = agentPage(async (ctx) => {
  const booked = await findInterview(ctx, ctx.agent.id);
  if (!booked || booked.startsAt <= ctx.now()) throw redirect(STEP);
  return { time: slotTime(booked.startsAt, booked.zone), interviewer: booked.interviewer };
});

export const action = buttonAction(agentPage, async (ctx) => {
  await cancelInterview(ctx);
  return { to: STEP, title: "Interview cancelled", text: "Book another time when you’re ready." };
});

export default function CancelInterviewPage() {
  const { time, interviewer } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage title="Cancel this interview?" submit="Cancel interview" back={STEP} keep="Keep interview">
      <p>
        {time}, with {interviewer}. Your application is paused until you book another one. You can also
        reschedule.
      </p>
    </ConfirmPage>
  );
}
