import { APPLICATIONS } from "~/paths/agents/applications";
import { Disclosure } from "~/ui/layout/disclosure";
import { Card } from "~/ui/layout/page";
import { AnswerPlayer } from "../../video/ui/answer-player";
import { shownAnswer } from "../../video/view";
import type { AboutApplication } from "../about-application.server";

export function VideoAnswers({ about }: { about: AboutApplication }) {
  const { video, agentId, isCompleteWithoutVideo, scorecard } = about;
  const person = scorecard.find(({ criterion }) => criterion === "video")?.person;
  if (!video)
    return (
      <Card title="Video interview">
        <p className="muted">
          {isCompleteWithoutVideo
            ? "None was asked for: the application was complete before there was this step."
            : "It is not handed in yet."}
        </p>
      </Card>
    );
  return (
    <Card title="Video interview">
      <p>
        <b>
          {person
            ? `${person.score}/100, scored by a person`
            : `${video.score}/100 for being complete, computed`}
        </b>
        {person ? ` (in place of the computed ${video.score}/100)` : ""}
      </p>
      <Disclosure summary="How the score of the video is made">
        <p>{video.method}</p>
      </Disclosure>
      {video.hasNoCamera ? <p>The agent said that there is no camera.</p> : null}
      {video.answers.length === 0 ? <p className="muted">The answers are no longer kept.</p> : null}
      <ol className="stack">
        {video.answers.map((answer) => (
          <li key={answer.question} className="stack tight">
            <b>{answer.asked}</b>
            <AnswerPlayer
              answer={shownAnswer(answer, APPLICATIONS.answer(agentId, answer.question))}
              label={`Answer to question ${answer.question + 1}`}
            />
          </li>
        ))}
      </ol>
    </Card>
  );
}
