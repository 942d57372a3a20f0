import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { INTERVIEW_QUESTIONS } from "../questions";
import { AnswerPlayer, type ShownAnswer } from "./answer-player";

export function AnswerState({ answer, question }: { answer: ShownAnswer | null; question: number }) {
  const isLast = question === INTERVIEW_QUESTIONS.length - 1;
  return (
    <>
      {answer ? (
        <Alert kind="success" title={m.onboarding_answer_state_answer_saved()}>
          <AnswerPlayer
            answer={answer}
            label={m.onboarding_answer_state_your_answer_to_question({ value: question + 1 })}
          />
        </Alert>
      ) : null}
      <div className="row">
        {question > 0 ? (
          <LinkButton to={DASHBOARD.onboardingVideo(question)}>
            {m.onboarding_answer_state_previous_question()}
          </LinkButton>
        ) : null}
        {isLast ? null : answer ? (
          <LinkButton kind="primary" to={DASHBOARD.onboardingVideo(question + 2)}>
            {m.onboarding_answer_state_next_question()}
          </LinkButton>
        ) : (
          <button type="button" className="button" disabled>
            {m.onboarding_answer_state_next_question()}
          </button>
        )}
      </div>
    </>
  );
}
