import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { personScores } from "~/domains/onboarding/review/score-application.server";
import { StepPage } from "~/domains/onboarding/ui/step-page";
import { completeUpload, keepWrittenAnswer } from "~/domains/onboarding/video/keep-answer.server";
import { MAX_ANSWER_BYTES, secondsAllowed } from "~/domains/onboarding/video/policy";
import { INTERVIEW_QUESTIONS, QUESTION_COUNT } from "~/domains/onboarding/video/questions";
import { receiveAnswer } from "~/domains/onboarding/video/receive-answer.server";
import { AnswerState } from "~/domains/onboarding/video/ui/answer-state";
import { InterviewResult } from "~/domains/onboarding/video/ui/interview-result";
import { WrittenAnswer } from "~/domains/onboarding/video/video-schemas";
import { shownAnswer } from "~/domains/onboarding/video/view";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { answerForm } from "~/http/pages/form.server";
import { filesKept, readFormWithFiles } from "~/http/pages/form-with-file.server";
import { agentPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Link } from "~/ui/link";
import type { PageHandle } from "~/ui/page-handle";
import { AnswerForm } from "./answer-form";
import { openVideo, questionIn, requireQuestion } from "./video-state.server";

export const handle: PageHandle = { modules: ["offline", "recorder"] };

export const meta: MetaFunction = () => [{ title: m.onboarding_video_video_interview() }];

export const loader = agentPage(async (ctx, { request }) => {
  const { kept, answers, current } = await openVideo(ctx);
  const shown = answers.map((answer) => ({
    question: answer.question,
    ...shownAnswer(answer, DASHBOARD.onboardingAnswer(answer.question, answer.id)),
  }));
  const answered = answers.map(({ question }) => question);
  const state = { current, answered, shown, hasNoCamera: Boolean(kept.noCameraAt) };
  if (kept.videoAt) {
    const person = (await personScores(ctx, ctx.agent.id)).video?.score ?? null;
    return { ...state, result: { overall: kept.videoScore ?? 0, person } };
  }
  const at = questionIn(request, answered);
  const uploads = DASHBOARD.answerUploads(ctx.agent.id);
  return { ...state, at, recorder: { uploads, question: at, ...secondsAllowed(ctx.config) } };
});

export const action = agentPage(async (ctx, { request, context }) => {
  const { answers } = await openVideo(ctx);
  const at = requireQuestion(
    request,
    answers.map(({ question }) => question),
  );
  const { formData, files } = await readFormWithFiles(
    request,
    (name) => name === "answer",
    MAX_ANSWER_BYTES * 3,
    () => (bytes) => receiveAnswer(ctx, at, bytes),
  );
  return answerForm(formData, WrittenAnswer, async ({ text }) => {
    const [upload] = filesKept(files);
    if (upload) await completeUpload(ctx, upload.id);
    else await keepWrittenAnswer(ctx, at, text);
    return redirectWithFlash(context, DASHBOARD.onboardingVideo(at + 1), {
      kind: "success",
      title: m.onboarding_video_answer_saved(),
    });
  });
});

export default function VideoPage() {
  const { current, answered, shown, hasNoCamera, ...rest } = useLoaderData<typeof loader>();
  if ("result" in rest)
    return (
      <StepPage step="video" title={m.onboarding_video_your_video_interview()} current={current}>
        <InterviewResult {...rest.result} answers={shown} />
      </StepPage>
    );
  const { at, recorder } = rest;
  const answer = shown.find(({ question }) => question === at) ?? null;
  return (
    <StepPage step="video" title={m.onboarding_video_video_interview()} current={current}>
      <QuestionNav answered={answered} at={at} />
      <h2>{INTERVIEW_QUESTIONS[at]?.()}</h2>
      <AnswerState answer={answer} question={at} />
      <AnswerForm
        key={at}
        at={at}
        recorder={recorder}
        hasNoCamera={hasNoCamera}
        isAnswered={answer !== null}
      />
      {answered.length === QUESTION_COUNT ? (
        <form method="post" action={DASHBOARD.onboardingVideoComplete} className="stack tight">
          <p className="hint">{m.onboarding_video_you_cant_change_your_answers()}</p>
          <button type="submit" className="button primary">
            {m.onboarding_video_submit_video_interview()}
          </button>
        </form>
      ) : null}
    </StepPage>
  );
}

function QuestionNav({ answered, at }: { answered: readonly number[]; at: number }) {
  return (
    <nav aria-label={m.onboarding_video_questions()} className="stack tight">
      <p>
        {m.onboarding_video_question_of_answered({
          number: at + 1,
          total: INTERVIEW_QUESTIONS.length,
          answered: answered.length,
        })}
      </p>
      {answered.length > 0 ? (
        <p className="row small">
          {answered.map((question) =>
            question === at ? null : (
              <Link key={question} to={DASHBOARD.onboardingVideo(question + 1)}>
                {m.onboarding_video_answer({ number: question + 1 })}
              </Link>
            ),
          )}
        </p>
      ) : null}
    </nav>
  );
}
