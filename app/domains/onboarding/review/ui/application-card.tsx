import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Card } from "~/ui/layout/page";
import { nextStepPath, type Progress, STEPS } from "../../steps";
import type { ToldByReviewers } from "../applications.server";

function ProgressCard({ progress }: { progress: Progress }) {
  const { percent, current } = progress;
  const isComplete = percent === 100;
  return (
    <Card title={m.onboarding_application_card_your_onboarding({ percent })}>
      <progress value={percent} max={100} aria-label={m.onboarding_application_card_onboarding()} />
      <p>
        {isComplete
          ? m.onboarding_application_card_all_steps_completed_well_review()
          : m.onboarding_application_card_profile_cv_test_video_and()}
      </p>
      <div className="row">
        <LinkButton kind={isComplete ? "plain" : "primary"} to={nextStepPath(progress)}>
          {isComplete
            ? m.onboarding_application_card_view_next_steps()
            : m.onboarding_application_card_continue({ label: STEPS[current]?.label ?? "" })}
        </LinkButton>
      </div>
    </Card>
  );
}

/** The status of the application: its steps, reviewers' requests, or the decision. */
export function ApplicationCard({ told, progress }: { told: ToldByReviewers; progress: Progress }) {
  if (told?.state === "approved")
    return (
      <Alert kind="success" title={told.title}>
        {told.message ?? m.onboarding_application_card_businesses_can_find_you_in()}
      </Alert>
    );
  if (told?.state === "declined") return <Alert title={told.title}>{told.message}</Alert>;
  return (
    <>
      {told ? (
        <Alert kind="warning" title={told.title}>
          <p>{told.message}</p>
          <LinkButton to={DASHBOARD.onboarding}>{m.onboarding_application_card_respond()}</LinkButton>
        </Alert>
      ) : null}
      <ProgressCard progress={progress} />
    </>
  );
}
