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
    <Card title={`Your onboarding: ${percent}%`}>
      <progress value={percent} max={100} aria-label="Onboarding" />
      <p>
        {isComplete
          ? "All steps completed. We’ll review your application and email you our decision."
          : "Profile, CV, test, video and interview: step by step, on any device."}
      </p>
      <div className="row">
        <LinkButton kind={isComplete ? "plain" : "primary"} to={nextStepPath(progress)}>
          {isComplete ? "View next steps" : `Continue: ${STEPS[current]?.label}`}
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
        {told.message ?? "Businesses can find you in the marketplace and invite you to sell for them."}
      </Alert>
    );
  if (told?.state === "declined") return <Alert title={told.title}>{told.message}</Alert>;
  return (
    <>
      {told ? (
        <Alert kind="warning" title={told.title}>
          <p>{told.message}</p>
          <LinkButton to={DASHBOARD.onboarding}>Respond</LinkButton>
        </Alert>
      ) : null}
      <ProgressCard progress={progress} />
    </>
  );
}
