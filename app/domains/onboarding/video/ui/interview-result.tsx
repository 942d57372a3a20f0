import { DASHBOARD } from "~/paths/agents/dashboard";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Disclosure } from "~/ui/layout/disclosure";
import { INTERVIEW_QUESTIONS } from "../questions";
import { HOW_IT_IS_MADE } from "../score";
import { AnswerPlayer, type ShownAnswer } from "./answer-player";

export function InterviewResult({
  overall,
  person,
  answers,
}: {
  overall: number;
  person: number | null;
  answers: (ShownAnswer & { question: number })[];
}) {
  return (
    <>
      <Alert kind="success" title={`Your score is ${person ?? overall}/100`}>
        {person === null
          ? "You’ve submitted your answers. They can’t be changed."
          : `Scored by a reviewer (computed score: ${overall}/100).`}
      </Alert>
      <Disclosure summary="Score calculation">
        <p>{HOW_IT_IS_MADE}</p>
      </Disclosure>
      {answers.length === 0 ? <p className="muted">Your answers were deleted (retention period).</p> : null}
      {answers.map((answer) => (
        <section key={answer.question} className="stack tight">
          <h2>{INTERVIEW_QUESTIONS[answer.question]}</h2>
          <AnswerPlayer answer={answer} label={`Your answer to question ${answer.question + 1}`} />
        </section>
      ))}
      <p>
        <LinkButton kind="primary" to={DASHBOARD.onboardingStep("interview")}>
          Schedule interview
        </LinkButton>
      </p>
    </>
  );
}
