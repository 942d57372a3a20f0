import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { certificateJson } from "./certificates/certificates.server";
import { certificates, enrolments, lessonCompletions, quizAttempts } from "./tables";

const BATCH_SIZE = 500;

/** For an erased user: their certificates can no longer be found. */
export const eraseTraining = (ctx: Context, userId: number, condition: SQL): D1PreparedStatement[] => {
  const own = sql`(select id from ${enrolments} where user_id = ${userId})`;
  return [
    sql`delete from ${certificates} where user_id = ${userId} and ${condition}`,
    sql`delete from ${quizAttempts} where enrolment_id in ${own} and ${condition}`,
    sql`delete from ${lessonCompletions} where enrolment_id in ${own} and ${condition}`,
    sql`delete from ${enrolments} where user_id = ${userId} and ${condition}`,
  ].map((query) => statement(ctx, query));
};

/** Deletes individual answers; attempts and their scores stay. */
export async function purgeQuizAnswers(ctx: Context, before: Date): Promise<number> {
  const some = sql`select id from ${quizAttempts} where answers is not null
    and answered_at < ${toUnixSeconds(before)} limit ${BATCH_SIZE}`;
  const { meta } = await statement(
    ctx,
    sql`update ${quizAttempts} set answers = null where id in (${some})`,
  ).run();
  return meta.changes;
}

/** A user's training data for their data request, latest first. */
export async function ownTraining(ctx: Context, userId: number, limit: number) {
  const isOwn = eq(enrolments.userId, userId);
  const [modules, lessons, quizzes, signed] = await ctx.db.batch([
    ctx.db
      .select({
        module: enrolments.moduleId,
        enrolledAt: enrolments.enrolledAt,
        completedAt: enrolments.completedAt,
        rating: enrolments.rating,
      })
      .from(enrolments)
      .where(isOwn)
      .orderBy(desc(enrolments.id))
      .limit(limit),
    ctx.db
      .select({
        enrolmentId: lessonCompletions.enrolmentId,
        lesson: lessonCompletions.lessonId,
        doneAt: lessonCompletions.doneAt,
      })
      .from(lessonCompletions)
      .innerJoin(enrolments, and(eq(enrolments.id, lessonCompletions.enrolmentId), isOwn))
      .orderBy(desc(lessonCompletions.doneAt))
      .limit(limit),
    ctx.db
      .select({
        enrolmentId: quizAttempts.enrolmentId,
        begunAt: quizAttempts.startedAt,
        answeredAt: quizAttempts.answeredAt,
        answers: quizAttempts.answers,
        score: quizAttempts.score,
      })
      .from(quizAttempts)
      .innerJoin(enrolments, and(eq(enrolments.id, quizAttempts.enrolmentId), isOwn))
      .orderBy(desc(quizAttempts.id))
      .limit(limit),
    ctx.db.select().from(certificates).where(eq(certificates.userId, userId)).limit(limit),
  ]);
  return { modules, lessons, quizzes, certificates: signed.map(certificateJson) };
}
