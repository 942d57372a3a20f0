import { m } from "~/messages/messages";
import type { Answer } from "./answers.server";

const EACH = 20;
const COMPLETE = 16;
const FULL_SECONDS = 90;
const MIN_SECONDS = 60;
const FULL_LETTERS = 1_000;
const MIN_LENGTH = 200;

const share = (value: number, least: number, full: number) =>
  Math.min(1, Math.max(0, (value - least) / (full - least)));

/** See docs/video-interview.md. */
function pointsOf({ kind, seconds, text }: Pick<Answer, "kind" | "seconds" | "text">): number {
  const length =
    kind === "text"
      ? share(text?.length ?? 0, MIN_LENGTH, FULL_LETTERS)
      : share(seconds ?? 0, MIN_SECONDS, FULL_SECONDS);
  return COMPLETE + Math.round((EACH - COMPLETE) * length);
}

export const scoreOfAnswers = (answers: readonly Answer[]): number =>
  answers.reduce((sum, answer) => sum + pointsOf(answer), 0);

export const scoreMethod = () => m.onboarding_video_score_this_score_measures_completeness_not();

export const videoScoreJson = (overall: number, answers: readonly Answer[]) => ({
  overall,
  outOf: 100,
  answers: answers.map((answer) => ({
    question: answer.question,
    kind: answer.kind,
    seconds: answer.seconds,
    points: pointsOf(answer),
  })),
  method: scoreMethod(),
});
