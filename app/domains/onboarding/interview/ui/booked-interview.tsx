import { DASHBOARD } from "~/paths/agents/dashboard";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";

export function BookedInterview({
  time,
  minutes,
  interviewer,
  place,
  isPast,
  isHeld,
}: {
  time: string;
  minutes: number;
  interviewer: string;
  place: string | null;
  isPast: boolean;
  isHeld: boolean;
}) {
  return (
    <>
      <Alert kind="success" title={isPast ? `Your interview was on ${time}` : `Your interview is on ${time}`}>
        {minutes} minutes with {interviewer}.{place ? ` Meeting place: ${place}` : ""}
        {isHeld ? " It took place." : isPast ? " If you couldn’t attend, contact us." : ""}
      </Alert>
      {isPast ? null : (
        <p className="row">
          <LinkButton to={DASHBOARD.onboardingInterviewFile}>Add to calendar</LinkButton>
          <LinkButton kind="danger" to={DASHBOARD.onboardingInterviewCancel}>
            Cancel interview
          </LinkButton>
        </p>
      )}
    </>
  );
}
