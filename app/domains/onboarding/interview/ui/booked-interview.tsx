import { m } from "~/messages/messages";
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
      <Alert
        kind="success"
        title={
          isPast
            ? m.onboarding_booked_interview_your_interview_was_on({ time })
            : m.onboarding_booked_interview_your_interview_is_on({ time })
        }
      >
        {m.onboarding_booked_interview_minutes_with({ count: minutes, interviewer })}{" "}
        {place ? m.onboarding_booked_interview_meeting_place({ place }) : ""}{" "}
        {isHeld
          ? m.onboarding_booked_interview_it_took_place()
          : isPast
            ? m.onboarding_booked_interview_if_you_couldnt_attend_contact()
            : ""}
      </Alert>
      {isPast ? null : (
        <p className="row">
          <LinkButton to={DASHBOARD.onboardingInterviewFile}>
            {m.onboarding_booked_interview_add_to_calendar()}
          </LinkButton>
          <LinkButton kind="danger" to={DASHBOARD.onboardingInterviewCancel}>
            {m.onboarding_booked_interview_cancel_interview()}
          </LinkButton>
        </p>
      )}
    </>
  );
}
