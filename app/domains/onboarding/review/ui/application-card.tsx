import { DASHBOARD } from "~/paths/agents/dashboard";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Card } from "~/ui/layout/page";
import type { ToldByReviewers } from "../applications.server";

function Progress({ percent }: { percent: number }) {
  const isComplete = percent === 100;
  return (
    <Card title={`Your onboarding: ${percent}%`}>
      <progress value={percent} max={100} aria-label="Onboarding" />
      <p>
        {isComplete
          ? "Every step is done. A person reads your application and decides; you get an email either way."
          : "Application, profile, CV, test, video and interview: step by step, on any device."}
      </p>
      <div className="row">
        <LinkButton kind={isComplete ? "plain" : "primary"} to={DASHBOARD.onboarding}>
          {isComplete ? "See what happens next" : "Go on with it"}
        </LinkButton>
      </div>
    </Card>
  );
}

/** Where the application stands: its steps, what reviewers ask for, or what they decided. */
export function ApplicationCard({ told, percent }: { told: ToldByReviewers; percent: number }) {
  if (told?.state === "approved")
    return (
      <Alert kind="success" title={told.title}>
        {told.message ?? "Businesses find you in the marketplace and can ask you to sell for them."}
      </Alert>
    );
  if (told?.state === "declined") return <Alert title={told.title}>{told.message}</Alert>;
  return (
    <>
      {told ? (
        <Alert kind="warning" title={told.title}>
          <p>{told.message}</p>
          <LinkButton to={DASHBOARD.onboarding}>Answer</LinkButton>
        </Alert>
      ) : null}
      <Progress percent={percent} />
    </>
  );
}
