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

export const meta: MetaFunction = () => [{ title: "Cancel this interview?" }];

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
    title: "Interview cancelled",
    text: "Book another time when you’re ready.",
  });
});

export default function CancelInterviewPage() {
  const { time, interviewer } = useLoaderData<typeof loader>();
  return (
    <Page title="Cancel this interview?" width="narrow">
      <p>
        {time}, with {interviewer}. Your application is paused until you book another one. You can also move
        it to another time.
      </p>
      <form method="post" className="row">
        <Submit kind="danger">Cancel interview</Submit>
        <LinkButton to={STEP}>Keep interview</LinkButton>
      </form>
    </Page>
  );
}
