import type { Attempted } from "./attempts.server";
import { isPassed, PASS_MARK } from "./policy";
import { shuffledQuestions } from "./shuffle";

/** Includes solutions and explanations once answered; if the quiz changed since, only the score. */
export function attemptJson({ module, attempt }: Attempted) {
  const { id, startedAt: begunAt, answeredAt, answers, score } = attempt;
  const isSame = attempt.quizMark === module.quizMark;
  const shown = isSame ? shuffledQuestions(module.questions, attempt.seed) : [];
  return {
    id,
    moduleId: module.id,
    begunAt: begunAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    passMark: PASS_MARK,
    score,
    passed: score === null ? null : isPassed(score),
    questions: shown.map(({ text, options, right, why }, index) => ({
      text,
      options,
      ...(answers ? { chosen: answers[index] ?? null, right, why } : {}),
    })),
  };
}
