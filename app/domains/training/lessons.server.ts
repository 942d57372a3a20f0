import { sql } from "drizzle-orm";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import type { UserContext } from "~/domains/identity/current-user.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { m } from "~/messages/messages";
import { getModule } from "./catalogue.server";
import { getEnrolment } from "./enrol.server";
import type { Lesson, TrainingModule } from "./module";
import { lessonCompletions } from "./tables";

interface Placed {
  module: TrainingModule;
  lesson: Lesson;
  /** Index of the lesson, from 0. */
  place: number;
}

/** @throws DomainError not_found */
export async function getLesson(
  ctx: UserContext,
  moduleId: string | undefined,
  lessonId: string | undefined,
): Promise<Placed> {
  const module = await getModule(ctx, moduleId);
  const place = module.lessons.findIndex(({ id }) => id === lessonId);
  const lesson = module.lessons[place];
  if (!lesson) throw new DomainError("not_found", m.training_lessons_this_lesson());
  return { module, lesson, place };
}

/** Safe to repeat. @throws DomainError not_found; conflict if not enrolled */
export async function markLessonDone(
  ctx: UserContext,
  moduleId: string | undefined,
  lessonId: string | undefined,
): Promise<Placed> {
  requireNotImpersonating(ctx);
  const placed = await getLesson(ctx, moduleId, lessonId);
  const { id } = await getEnrolment(ctx, placed.module.id);
  await ctx.db.run(sql`insert into ${lessonCompletions} (enrolment_id, lesson_id, done_at)
    values (${id}, ${placed.lesson.id}, ${toUnixSeconds(ctx.now())}) on conflict do nothing`);
  return placed;
}
