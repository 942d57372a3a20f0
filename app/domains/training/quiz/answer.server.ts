import { and, eq, isNull } from "drizzle-orm";
import { DomainError } from "~/core/errors";
import type { UserContext } from "~/domains/identity/current-user.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { m } from "~/messages/messages";
import { getEnrolment } from "../enrol.server";
import type { QuizAnswers } from "../schemas";
import { type QuizAttempt, quizAttempts } from "../tables";
import { type Attempted, getAttempt, listAttempts } from "./attempts.server";
import { isPassed } from "./policy";
import { scoreOf, shuffledQuestions } from "./shuffle";

const answeredBefore = () => new DomainError("conflict", m.training_answer_you_already_submitted_this_quiz());

const changedText = () => m.training_answer_the_module_was_updated_start();

const isSame = ({ answers }: QuizAttempt, given: readonly number[]) => answers?.join() === given.join();

/**
 * Scores an attempt once; the same answers submitted again return the same result. @throws DomainError not_found;
 * conflict; invalid on `answers`
 */
export async function answerAttempt(
  ctx: UserContext,
  moduleId: string | undefined,
  attemptId: number,
  { answers }: QuizAnswers,
): Promise<Attempted> {
  requireNotImpersonating(ctx);
  const { module, attempt } = await getAttempt(ctx, moduleId, attemptId);
  const answered = (found: QuizAttempt): Attempted => {
    if (!isSame(found, answers)) throw answeredBefore();
    return { module, attempt: found };
  };
  if (attempt.answeredAt) return answered(attempt);
  if (attempt.quizMark !== module.quizMark) throw new DomainError("conflict", changedText());
  const questions = shuffledQuestions(module.questions, attempt.seed);
  const isWhole = questions.every(
    ({ options }, index) => (answers[index] ?? options.length) < options.length,
  );
  if (!isWhole || answers.length !== questions.length)
    throw new DomainError("invalid", m.training_answer_answer_every_question(), { field: "answers" });
  const score = scoreOf(questions, answers);
  const now = ctx.now();
  const [written] = await ctx.db
    .update(quizAttempts)
    .set({ answers, answeredAt: now, score, passedAt: isPassed(score) ? now : null })
    .where(and(eq(quizAttempts.id, attempt.id), isNull(quizAttempts.answeredAt)))
    .returning();
  if (written) return { module, attempt: written };
  return answered((await getAttempt(ctx, moduleId, attemptId)).attempt);
}

/** Answers the open attempt; if there is none, the last one, because a form may be submitted twice. @throws DomainError as above */
export async function answerOpenAttempt(
  ctx: UserContext,
  moduleId: string,
  input: QuizAnswers,
): Promise<Attempted> {
  const { id } = await getEnrolment(ctx, moduleId);
  const [latest] = await listAttempts(ctx, id, 1);
  if (!latest) throw new DomainError("conflict", m.training_answer_start_the_quiz_first());
  return answerAttempt(ctx, moduleId, latest.id, input);
}
