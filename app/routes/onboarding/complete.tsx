import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findInterview, slotTime } from "~/domains/onboarding/interview/interviews.server";
import { findOnboarding, progressFrom } from "~/domains/onboarding/onboarding-progress.server";
import { toldByReviewers } from "~/domains/onboarding/review/applications.server";
import { isComplete, nextStepPath, STEPS } from "~/domains/onboarding/steps";
import { agentPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page } from "~/ui/layout/page";
import { Stepper } from "~/ui/layout/stepper";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: m.onboarding_complete_onboarding_complete() }];

export const loader = agentPage(async (ctx) => {
  const kept = await findOnboarding(ctx, ctx.agent.id);
  const progress = progressFrom(kept);
  if (!isComplete(progress)) throw redirect(nextStepPath(progress));
  const [booked, told] = await Promise.all([
    findInterview(ctx, ctx.agent.id),
    toldByReviewers(ctx, ctx.agent.id),
  ]);
  return {
    score: kept?.testScore ?? null,
    hasVideo: Boolean(kept?.videoAt),
    told,
    interview: booked && {
      time: slotTime(booked.startsAt, booked.zone),
      interviewer: booked.interviewer,
      isPast: booked.startsAt <= ctx.now(),
    },
  };
});

const DECIDED = {
  approved: "Businesses can now find you in the marketplace and invite you to sell for them.",
  declined: "You can ask us for the notes on your application.",
  asked: "We need more information. Read our message on your onboarding page.",
};

export default function OnboardingCompletePage() {
  const { score, hasVideo, interview, told } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.onboarding_complete_onboarding_complete()}
      subtitle={m.onboarding_complete_all_steps_completed()}
      width="narrow"
    >
      <Stepper
        label={m.onboarding_complete_your_onboarding()}
        current={STEPS.length}
        steps={STEPS.map(({ key, label }) => ({ label, to: DASHBOARD.onboardingStep(key) }))}
      />
      <Card title={m.onboarding_complete_your_submission()}>
        <ul className="stack tight">
          <li>{m.onboarding_complete_profile_and_cv()}</li>
          {score === null ? null : <li>{m.onboarding_complete_test_100({ score })}</li>}
          {hasVideo ? <li>{m.onboarding_complete_video_interview_answers()}</li> : null}
          {interview ? (
            <li>
              {(interview.isPast ? m.onboarding_complete_interview_was : m.onboarding_complete_interview_is)({
                time: interview.time,
                interviewer: interview.interviewer,
              })}{" "}
              <Link to={DASHBOARD.onboardingStep("interview")}>
                {interview.isPast
                  ? m.onboarding_complete_view_interview()
                  : m.onboarding_complete_reschedule_or_cancel()}
              </Link>
            </li>
          ) : null}
        </ul>
      </Card>
      <Card title={told && told.state !== "asked" ? told.title : m.onboarding_complete_next_steps()}>
        {told ? (
          <p>{told.message ?? DECIDED[told.state]}</p>
        ) : (
          <ol className="stack tight">
            <li>{m.onboarding_complete_you_meet_your_interviewer_well()}</li>
            <li>{m.onboarding_complete_we_review_your_application_and()}</li>
            <li>{m.onboarding_complete_well_email_you_our_decision()}</li>
          </ol>
        )}
      </Card>
      <p className="row">
        <LinkButton kind="primary" to={paths.agent.home}>
          {m.onboarding_complete_go_to_your_dashboard()}
        </LinkButton>
        <LinkButton to={DASHBOARD.onboardingSummary}>
          {m.onboarding_complete_download_summary_pdf()}
        </LinkButton>
        <LinkButton to={DASHBOARD.onboardingStep("interview")}>{m.onboarding_complete_back()}</LinkButton>
      </p>
    </Page>
  );
}
