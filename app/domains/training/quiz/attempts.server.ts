import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import type { UserContext } from "~/domains/identity/current-user.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { m } from "~/messages/messages";
import { getModule } from "../catalogue.server";
import { findCertificateOf, isDue } from "../certificates/certificates.server";
import { getEnrolment } from "../enrol.server";
import type { TrainingModule } from "../module";
import { moduleProgress } from "../progress.server";
import { type QuizAttempt, quizAttempts } from "../tables";
import { ATTEMPTS_SECONDS, MAX_ATTEMPTS, TOO_MANY } from "./policy";

export interface Attempted {
  module: TrainingModule;
  attempt: QuizAttempt;
}

export async function findOpenAttempt(ctx: UserContext, enrolmentId: number): Promise<QuizAttempt | null> {
  const [row] = await ctx.db
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.enrolmentId, enrolmentId), isNull(quizAttempts.answeredAt)))
    .limit(1);
  return row ?? null;
}

export const listAttempts = (ctx: UserContext, enrolmentId: number, limit = 10): Promise<QuizAttempt[]> =>
  ctx.db
    .select()
    .from(quizAttempts)
    .where(eq(quizAttempts.enrolmentId, enrolmentId))
    .orderBy(desc(quizAttempts.id))
    .limit(limit);

/** One of the user's own attempts. @throws DomainError not_found; conflict if not enrolled */
export async function getAttempt(
  ctx: UserContext,
  moduleId: string | undefined,
  attemptId: number,
): Promise<Attempted> {
  const module = await getModule(ctx, moduleId);
  const enrolment = await getEnrolment(ctx, module.id);
  const byId = and(eq(quizAttempts.id, attemptId), eq(quizAttempts.enrolmentId, enrolment.id));
  const [attempt] = await ctx.db.select().from(quizAttempts).where(byId).limit(1);
  if (!attempt) throw new DomainError("not_found", m.training_attempts_this_quiz());
  return { module, attempt };
}

/** Why a quiz can't start, or null. A certificate that is about to expire allows a retake. */
export async function quizBlockingReason(ctx: UserContext, module: TrainingModule): Promise<string | null> {
  const { done, hasPassed } = await moduleProgress(ctx, module);
  if (done.includes(false)) return m.training_attempts_complete_every_lesson_first_the();
  if (!hasPassed) return null;
  const certificate = await findCertificateOf(ctx, module.id);
  return certificate && isDue(ctx, certificate) ? null : "You’ve already passed this quiz.";
}

/**
 * Seconds until the next attempt may start; at most 0 if it may now. `attempts` are newest first. An open attempt is
 * not counted: it is continued or dropped.
 */
function secondsToWait(ctx: UserContext, attempts: readonly QuizAttempt[]): number {
  const first = attempts.filter(({ answeredAt }) => answeredAt)[MAX_ATTEMPTS - 1];
  return first ? toUnixSeconds(first.startedAt) + ATTEMPTS_SECONDS - toUnixSeconds(ctx.now()) : 0;
}

export function attemptsBlockingReason(ctx: UserContext, attempts: readonly QuizAttempt[]): string | null {
  const seconds = secondsToWait(ctx, attempts);
  return seconds > 0 ? TOO_MANY(seconds) : null;
}

/**
 * Returns the open attempt, else starts a new one: submitted twice, it starts one. An open attempt is dropped if the
 * quiz has changed since.
 * @throws DomainError forbidden while impersonating; not_found, conflict; limit_reached after three in 24 hours
 */
export async function beginAttempt(ctx: UserContext, moduleId: string | undefined): Promise<Attempted> {
  requireNotImpersonating(ctx);
  const module = await getModule(ctx, moduleId);
  const enrolment = await getEnrolment(ctx, module.id);
  const open = await findOpenAttempt(ctx, enrolment.id);
  if (open?.quizMark === module.quizMark) return { module, attempt: open };
  const blockingReason = await quizBlockingReason(ctx, module);
  if (blockingReason) throw new DomainError("conflict", blockingReason);
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const now = toUnixSeconds(ctx.now());
  await ctx.d1.batch([
    statement(
      ctx,
      sql`delete from ${quizAttempts} where enrolment_id = ${enrolment.id} and answered_at is null
        and quiz_mark <> ${module.quizMark}`,
    ),
    statement(
      ctx,
      sql`insert into ${quizAttempts} (enrolment_id, seed, quiz_mark, started_at)
        select ${enrolment.id}, ${seed}, ${module.quizMark}, ${now}
        where (select count(*) from ${quizAttempts}
          where enrolment_id = ${enrolment.id} and started_at > ${now - ATTEMPTS_SECONDS}) < ${MAX_ATTEMPTS}
        on conflict do nothing`,
    ),
  ]);
  const attempt = await findOpenAttempt(ctx, enrolment.id);
  if (attempt) return { module, attempt };
  const retryAfter = Math.max(1, secondsToWait(ctx, await listAttempts(ctx, enrolment.id, MAX_ATTEMPTS)));
  throw new DomainError("limit_reached", TOO_MANY(retryAfter), { retryAfter });
}
