import { formatBytes } from "~/core/format";
import { DefinitionList } from "~/ui/data/definition-list";
import { Submit } from "~/ui/forms/submit";
import { Disclosure } from "~/ui/layout/disclosure";
import { Card } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { AboutApplication } from "../about-application.server";
import { VideoAnswers } from "./video-answers";

const WAS = {
  booked: "",
  held: "The interview took place.",
  missed: "The agent missed the interview and can book another.",
  cancelled: "",
} as const;

interface ApplicationFactsProps {
  about: AboutApplication;
  cvTo: string;
  markTo: string;
}

/** What the agent submitted: profile, CV, test, video and interview time. */
export function ApplicationFacts({ about, cvTo, markTo }: ApplicationFactsProps) {
  const { profile, cv, test, interview, scorecard } = about;
  const person = scorecard.find(({ criterion }) => criterion === "test")?.person;
  return (
    <>
      <Card title="Profile">
        <DefinitionList facts={profile.map(({ label, value }) => [label, value] as const)} />
      </Card>
      <Card title="CV">
        {cv ? (
          <p>
            <Link to={cvTo}>{cv.name}</Link> ({formatBytes(cv.size)})
          </p>
        ) : (
          <p className="muted">No CV uploaded yet</p>
        )}
      </Card>
      <Card title="Psychometric test">
        {test ? (
          <>
            <p>
              <b>{person ? `${person.score}/100, scored by a reviewer` : `${test.score}/100, computed`}</b>
              {person ? ` (computed score: ${test.score}/100)` : ""}
            </p>
            <ul>
              {test.traits.map(({ trait, name, score, meaning }) => (
                <li key={trait}>
                  {name}: {score}/100. {meaning}
                </li>
              ))}
            </ul>
            <Disclosure summary="Score calculation">
              <p>{test.method}</p>
            </Disclosure>
            <Disclosure summary="All answers">
              <DefinitionList
                facts={test.answers.map(
                  ({ question, answer }) => [question, answer ?? "Deleted (retention period)"] as const,
                )}
              />
            </Disclosure>
          </>
        ) : (
          <p className="muted">Test not taken yet</p>
        )}
      </Card>
      <VideoAnswers about={about} />
      <Card title="Interview">
        {interview ? (
          <>
            <p>
              {interview.at}, {interview.minutes} minutes, with {interview.interviewer}.{" "}
              {WAS[interview.state]}
            </p>
            {interview.hasBegun ? <InterviewMarks state={interview.state} to={markTo} /> : null}
          </>
        ) : (
          <p className="muted">No interview booked yet</p>
        )}
      </Card>
    </>
  );
}

const MARKS = [
  { state: "held", words: "Mark as held" },
  { state: "missed", words: "Mark as missed" },
  { state: "booked", words: "Clear outcome" },
] as const;

/** Buttons to record the result of a past interview, except the current result. */
function InterviewMarks({ state, to }: { state: string; to: string }) {
  return (
    <form method="post" action={to} className="row">
      {MARKS.filter((mark) => mark.state !== state).map((mark) => (
        <Submit key={mark.state} kind="plain" name="state" value={mark.state}>
          {mark.words}
        </Submit>
      ))}
    </form>
  );
}
