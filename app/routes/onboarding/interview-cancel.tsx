import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { cancelInterview } from "~/domains/onboarding/interview/cancel-interview.server";
import { findInterview, slotTime } from "~/domains/onboarding/interview/interviews.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { agentPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Call the interview off?" }];

const STEP = DASHBOARD.onboardingStep("interview");

export const loader = agentPage(async (ctx) => {
  const booked = await findInterview(ctx, ctx.agent.id);
  if (!booked || booked.startsAt <= ctx.now()) throw redirect(STEP);
  return { time: slotTime(booked.startsAt, booked.zone), interviewer: booked.interviewer };
});

export const action = agentPage(async (ctx, { context }) => {
  await cancelInterview(ctx);
  return redirectWithFlash(context, STEP, {
    kind: "success",
    title: "Interview Called Off",
    text: "The time is free again. Choose another one when you are ready.",
  });
});

export default function CancelInterviewPage() {
  const { time, interviewer } = useLoaderData<typeof loader>();
  return (
    <Page title="Call the interview off?" width="narrow">
      <p>
        {time}, with {interviewer}. To keep your place, move it to another time instead: your application
        waits until an interview is booked.
      </p>
      <form method="post" className="row">
        <Submit kind="danger">Call it off</Submit>
        <LinkButton to={STEP}>Keep it</LinkButton>
      </form>
    </Page>
  );
}
