import { and, eq, isNotNull } from "drizzle-orm";
import { DomainError } from "~/core/errors";
import type { UserContext } from "~/domains/identity/current-user.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { m } from "~/messages/messages";
import { getModule } from "./catalogue.server";
import { getEnrolment } from "./enrol.server";
import type { ModuleRating } from "./schemas";
import { enrolments } from "./tables";

/** A new rating replaces the previous one. @throws DomainError not_found; conflict before the module is completed */
export async function rateModule(
  ctx: UserContext,
  moduleId: string | undefined,
  { rating }: ModuleRating,
): Promise<void> {
  requireNotImpersonating(ctx);
  const module = await getModule(ctx, moduleId);
  const { id } = await getEnrolment(ctx, module.id);
  const isDone = and(eq(enrolments.id, id), isNotNull(enrolments.completedAt));
  const written = await ctx.db
    .update(enrolments)
    .set({ rating })
    .where(isDone)
    .returning({ id: enrolments.id });
  if (written.length === 0)
    throw new DomainError("conflict", m.training_rate_module_complete_the_module_before_you());
}
