import { DASHBOARD } from "~/paths/agents/dashboard";
import { Link } from "~/ui/link";
import { INTERVIEW_QUESTIONS } from "../questions";

export function QuestionNav({ answered, at }: { answered: readonly number[]; at: number }) {
  return (
    <nav aria-label="Questions" className="stack tight">
      <p>{`Question ${at + 1} of ${INTERVIEW_QUESTIONS.length}. ${answered.length} answered.`}</p>
      {answered.length > 0 ? (
        <p className="row small">
          {answered.map((question) =>
            question === at ? null : (
              <Link key={question} to={DASHBOARD.onboardingVideo(question + 1)}>
                Answer {question + 1}
              </Link>
            ),
          )}
        </p>
      ) : null}
    </nav>
  );
}
