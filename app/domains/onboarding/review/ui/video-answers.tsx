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
            ? "Not required: the application was completed before this step was added."
            : "Not submitted yet"}
        </p>
      </Card>
    );
  return (
    <Card title="Video interview">
      <p>
        <b>
          {person
            ? `${person.score}/100, scored by a reviewer`
            : `${video.score}/100 (computed completeness score)`}
        </b>
        {person ? ` (computed score: ${video.score}/100)` : ""}
      </p>
      <Disclosure summary="Video score calculation">
        <p>{video.method}</p>
      </Disclosure>
      {video.hasNoCamera ? <p>The agent reported having no camera.</p> : null}
      {video.answers.length === 0 ? (
        <p className="muted">The answers were deleted after the retention period.</p>
      ) : null}
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
