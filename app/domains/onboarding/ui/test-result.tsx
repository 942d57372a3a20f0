import { m } from "~/messages/messages";
import { Alert } from "~/ui/feedback/alert";
import { Disclosure } from "~/ui/layout/disclosure";
import { scoreMethod } from "../psychometric/score";

/** The score of each trait with its meaning and calculation. */
export function TestResult({
  overall,
  traits,
  person,
}: {
  overall: number;
  /** The reviewers' score from 0 to 100; null if they have not scored the test. */
  person: number | null;
  traits: { trait: string; name: string; score: number; meaning: string }[];
}) {
  return (
    <>
      <Alert kind="success" title={m.onboarding_test_result_your_score_is_100({ value: person ?? overall })}>
        {person === null
          ? m.onboarding_test_result_the_test_can_be_taken()
          : m.onboarding_test_result_scored_by_a_reviewer_computed({ overall })}
      </Alert>
      <ul className="stack tight">
        {traits.map(({ trait, name, score, meaning }) => (
          <li key={trait}>
            <b>
              {name}: {score}/100
            </b>
            <p className="muted">{meaning}</p>
          </li>
        ))}
      </ul>
      <Disclosure summary={m.onboarding_test_result_score_calculation()}>
        <p>{scoreMethod()}</p>
      </Disclosure>
    </>
  );
}
