import { Alert } from "~/ui/feedback/alert";
import { Disclosure } from "~/ui/layout/disclosure";
import { HOW_IT_IS_MADE } from "../psychometric/score";

/** The score of each trait with its meaning and calculation. */
export function TestResult({
  overall,
  traits,
  person,
}: {
  overall: number;
  /** 0 to 100, if reviewers scored the test. */
  person: number | null;
  traits: { trait: string; name: string; score: number; meaning: string }[];
}) {
  return (
    <>
      <Alert kind="success" title={`Your score is ${person ?? overall}/100`}>
        {person === null
          ? "The test can be taken once."
          : `Scored by a reviewer (computed score: ${overall}/100).`}
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
      <Disclosure summary="Score calculation">
        <p>{HOW_IT_IS_MADE}</p>
      </Disclosure>
    </>
  );
}
