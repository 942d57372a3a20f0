import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Disclosure } from "~/ui/layout/disclosure";
import { INTERVIEW_QUESTIONS } from "../questions";
import { scoreMethod } from "../score";
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
      <Alert
        kind="success"
        title={m.onboarding_interview_result_your_score_is_100({ value: person ?? overall })}
      >
        {person === null
          ? m.onboarding_interview_result_youve_submitted_your_answers_they()
          : m.onboarding_interview_result_scored_by_a_reviewer_computed({ overall })}
      </Alert>
      <Disclosure summary={m.onboarding_interview_result_score_calculation()}>
        <p>{scoreMethod()}</p>
      </Disclosure>
      {answers.length === 0 ? (
        <p className="muted">{m.onboarding_interview_result_your_answers_were_deleted_retention()}</p>
      ) : null}
      {answers.map((answer) => (
        <section key={answer.question} className="stack tight">
          <h2>{INTERVIEW_QUESTIONS[answer.question]?.()}</h2>
          <AnswerPlayer
            answer={answer}
            label={m.onboarding_interview_result_your_answer_to_question({ value: answer.question + 1 })}
          />
        </section>
      ))}
      <p>
        <LinkButton kind="primary" to={DASHBOARD.onboardingStep("interview")}>
          {m.onboarding_interview_result_schedule_interview()}
        </LinkButton>
      </p>
    </>
  );
}
