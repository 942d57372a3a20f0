import type { Answer } from "./answers.server";

const EACH = 20;
const COMPLETE = 16;
const FULL_SECONDS = 90;
const MIN_SECONDS = 60;
const FULL_LETTERS = 1_000;
const MIN_LENGTH = 200;

const share = (value: number, least: number, full: number) =>
  Math.min(1, Math.max(0, (value - least) / (full - least)));

/** docs/video-interview.md */
function pointsOf({ kind, seconds, text }: Pick<Answer, "kind" | "seconds" | "text">): number {
  const length =
    kind === "text"
      ? share(text?.length ?? 0, MIN_LENGTH, FULL_LETTERS)
      : share(seconds ?? 0, MIN_SECONDS, FULL_SECONDS);
  return COMPLETE + Math.round((EACH - COMPLETE) * length);
}

export const scoreOfAnswers = (answers: readonly Answer[]): number =>
  answers.reduce((sum, answer) => sum + pointsOf(answer), 0);

export const HOW_IT_IS_MADE =
  "This score measures completeness, not quality. Each of the 5 answers earns 16 points, plus up to 4 for length (4 from 90 seconds or 1,000 characters). Video, sound and text count the same. A reviewer watches your answers, and their score replaces this one.";

export const videoScoreJson = (overall: number, answers: readonly Answer[]) => ({
  overall,
  outOf: 100,
  answers: answers.map((answer) => ({
    question: answer.question,
    kind: answer.kind,
    seconds: answer.seconds,
    points: pointsOf(answer),
  })),
  method: HOW_IT_IS_MADE,
});
