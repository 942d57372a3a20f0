import type { Attempted } from "./attempts.server";
import { isPassed, PASS_MARK } from "./policy";
import { shuffledQuestions } from "./shuffle";

/** What is right, and why, is told once it is answered; of a quiz that was changed since, the score alone. */
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
