import { eq, inArray, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { inJsonArray } from "~/core/statement";
import type { UserContext } from "~/domains/identity/current-user.server";
import { listModules } from "./catalogue.server";
import { listOwnCertificates } from "./certificates/certificates.server";
import type { Category, TrainingModule } from "./module";
import { type ModuleProgress, progressOf, type Summary, summaryOf } from "./progress";
import { enrolments, lessonCompletions, moduleCounts, quizAttempts } from "./tables";

/** All modules with the user's progress, in catalogue order. */
export async function listProgress(ctx: UserContext, category?: Category): Promise<ModuleProgress[]> {
  const [modules, rows] = await Promise.all([
    listModules(ctx, category),
    ctx.db.select().from(enrolments).where(eq(enrolments.userId, ctx.actor.userId)),
  ]);
  const ids = rows.map(({ id }) => id);
  const [done, passed, counts] = await Promise.all([
    ids.length === 0
      ? []
      : ctx.db
          .select()
          .from(lessonCompletions)
          .where(sql`${lessonCompletions.enrolmentId} in ${inJsonArray(ids)}`),
    ids.length === 0
      ? []
      : ctx.db
          .selectDistinct({ enrolmentId: quizAttempts.enrolmentId })
          .from(quizAttempts)
          .where(sql`${quizAttempts.enrolmentId} in ${inJsonArray(ids)} and passed_at is not null`),
    countsOf(ctx, modules),
  ]);
  return modules.map((module) => {
    const enrolment = rows.find(({ moduleId }) => moduleId === module.id) ?? null;
    const lessons = done
      .filter(({ enrolmentId }) => enrolmentId === enrolment?.id)
      .map(({ lessonId }) => lessonId);
    const hasPassed = passed.some(({ enrolmentId }) => enrolmentId === enrolment?.id);
    return progressOf(module, { enrolment, lessons, hasPassed, counts: counts.get(module.id) });
  });
}

async function countsOf(ctx: Context, modules: readonly TrainingModule[]) {
  const ids = modules.map(({ id }) => id);
  if (ids.length === 0) return new Map<string, never>();
  const rows = await ctx.db.select().from(moduleCounts).where(inArray(moduleCounts.moduleId, ids));
  return new Map(rows.map((row) => [row.moduleId, row]));
}

/** @throws DomainError not_found */
export async function moduleProgress(ctx: UserContext, module: TrainingModule): Promise<ModuleProgress> {
  const found = (await listProgress(ctx)).find((step) => step.module.id === module.id);
  return found ?? progressOf(module, { enrolment: null, lessons: [], hasPassed: false, counts: undefined });
}

export async function trainingSummary(ctx: UserContext, rows: readonly ModuleProgress[]): Promise<Summary> {
  const valid = (await listOwnCertificates(ctx)).filter(({ expiresAt }) => expiresAt > ctx.now());
  return summaryOf(rows, valid.length);
}
