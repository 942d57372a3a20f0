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
        <Alert kind="success" title="Answer saved">
          <AnswerPlayer answer={answer} label={`Your answer to question ${question + 1}`} />
        </Alert>
      ) : null}
      <div className="row">
        {question > 0 ? (
          <LinkButton to={DASHBOARD.onboardingVideo(question)}>Previous question</LinkButton>
        ) : null}
        {isLast ? null : answer ? (
          <LinkButton kind="primary" to={DASHBOARD.onboardingVideo(question + 2)}>
            Next question
          </LinkButton>
        ) : (
          <button type="button" className="button" disabled>
            Next question
          </button>
        )}
      </div>
    </>
  );
}
