import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findInterview, slotTime } from "~/domains/onboarding/interview/interviews.server";
import { findOnboarding, progressFrom } from "~/domains/onboarding/onboarding-progress.server";
import { toldByReviewers } from "~/domains/onboarding/review/applications.server";
import { isComplete, nextStepPath, STEPS } from "~/domains/onboarding/steps";
import { agentPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page } from "~/ui/layout/page";
import { Stepper } from "~/ui/layout/stepper";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Onboarding complete" }];

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
  asked: "We need more information. See your onboarding.",
};

export default function OnboardingCompletePage() {
  const { score, hasVideo, interview, told } = useLoaderData<typeof loader>();
  return (
    <Page title="Onboarding complete" subtitle="All steps completed." width="narrow">
      <Stepper
        label="Your onboarding"
        current={STEPS.length}
        steps={STEPS.map(({ key, label }) => ({ label, to: DASHBOARD.onboardingStep(key) }))}
      />
      <Card title="Your submission">
        <ul className="stack tight">
          <li>Profile and CV</li>
          {score === null ? null : <li>Test: {score}/100</li>}
          {hasVideo ? <li>Video interview answers</li> : null}
          {interview ? (
            <li>
              Your interview {interview.isPast ? "was" : "is"} on {interview.time}, with{" "}
              {interview.interviewer}.{" "}
              <Link to={DASHBOARD.onboardingStep("interview")}>
                {interview.isPast ? "View interview" : "Reschedule or cancel"}
              </Link>
            </li>
          ) : null}
        </ul>
      </Card>
      <Card title={told && told.state !== "asked" ? told.title : "Next steps"}>
        {told ? (
          <p>{told.message ?? DECIDED[told.state]}</p>
        ) : (
          <ol className="stack tight">
            <li>You meet your interviewer. We’ll remind you by email.</li>
            <li>We review your application and decide within 5 working days.</li>
            <li>We’ll email you our decision. Once approved, businesses can find you in the marketplace.</li>
          </ol>
        )}
      </Card>
      <p className="row">
        <LinkButton kind="primary" to={paths.agent.home}>
          Go to your dashboard
        </LinkButton>
        <LinkButton to={DASHBOARD.onboardingSummary}>Download summary (PDF)</LinkButton>
        <LinkButton to={DASHBOARD.onboardingStep("interview")}>Back</LinkButton>
      </p>
    </Page>
  );
}
